import { useId } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { useFocus } from '@/components/ui/hooks';
import { useModal } from '@/components/ui/modal';
import { RichMessage } from '@/components/ui/rich-message';
import { type MessageKey, t } from '@/lib/texts/translate';

import './options.css';

interface KeysDialogProps {
  groups: readonly { title: MessageKey; keys: readonly { keys: string; text: MessageKey }[] }[];
  onClose: () => void;
}

/** Every key of the page and what it does. */
export function KeysDialog({ groups, onClose }: KeysDialogProps) {
  const id = useId();
  const dialog = useModal();
  const heading = useFocus<HTMLHeadingElement>();
  return (
    <dialog ref={dialog} class="confirm" aria-labelledby={id} onClose={onClose}>
      <h2 id={id} class="key-heading" tabIndex={-1} ref={heading}>
        {t('preferences_shortcuts')}
      </h2>
      {groups.map(({ title, keys }) => (
        <section key={title} class="key-group" aria-label={t(title)}>
          <h3>{t(title)}</h3>
          <dl>
            {keys.map((one) => (
              <div key={one.keys} class="key-meaning">
                <dt>{t(one.text)}</dt>
                <dd>
                  <Keys of={one.keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p class="screen-lead">
        <RichMessage
          of="options_keys_off"
          values={{
            page: (
              <a href="#preferences" onClick={onClose}>
                {t('preferences_title')}
              </a>
            ),
          }}
        />
      </p>
      <div class="confirm-actions">
        <Button onClick={onClose}>{t('common_done')}</Button>
      </div>
    </dialog>
  );
}

function Keys({ of: keys }: { of: string }) {
  const [first = '', second] = keys.replaceAll(/\b[a-z]\b/g, (key) => key.toUpperCase()).split(' ');
  if (second === undefined) return <kbd class="keys">{first}</kbd>;
  return (
    <RichMessage
      of="options_keys_then"
      values={{ first: <kbd class="keys">{first}</kbd>, second: <kbd class="keys">{second}</kbd> }}
    />
  );
}
