import { useState } from 'preact/hooks';

import { Choice } from '@/components/ui/choice';
import { TextField } from '@/components/ui/fields';
import { Loaded } from '@/components/ui/loaded';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { useAccountRead } from '@/components/ui/use-account-read';
import type { LinkChanges, LinkExtras } from '@/lib/model/link';
import { chosenExtras } from '@/lib/rules/link';
import { firstRequest } from '@/lib/rules/list-rows';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

import './links.css';

export const noExtras: LinkExtras = { title: '', description: '', type: '', pixels: [] };

interface ExtrasProps {
  extras: LinkExtras;
  set: (changes: Partial<LinkExtras>) => void;
  /** The link is there already, and keeps what is not chosen. `pixels`: those that it has; null where the service does not tell. */
  edited?: { pixels: string[] | null } | undefined;
}

export function MoreOptions(props: ExtrasProps) {
  const { extras, edited } = props;
  const [isOpen, setOpen] = useState(false);
  const chosen = Object.keys(chosenExtras(extras)).filter(
    (name): name is keyof LinkExtras =>
      edited === undefined || name === 'type' || name === 'pixels',
  );
  return (
    <details class="link-extras" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('links_more_options')}{' '}
        {isOpen || chosen.length === 0 ? null : <span class="screen-lead">{namesOf(chosen)}</span>}
      </summary>
      {isOpen ? (
        <div class="link-form">
          <RedirectField {...props} />
          <PixelFields {...props} />
          {edited === undefined ? <PreviewFields {...props} /> : null}
        </div>
      ) : null}
    </details>
  );
}

export const PreviewFields = ({ extras, set }: ExtrasProps) => (
  <>
    <TextField
      label={t('link_preview_title')}
      name="title"
      value={extras.title}
      onInput={(title) => set({ title })}
      hint={t('link_preview_hint')}
    />
    <TextField
      label={t('link_preview_description')}
      name="description"
      value={extras.description}
      onInput={(description) => set({ description })}
      rows={2}
    />
  </>
);

/** What the account offers to choose from, by id and name; what was chosen stays, whether it is listed or not. */
function useChoices(name: 'listSplashPages' | 'listPixels', chosen: readonly string[]) {
  const read = useAccountRead(name, firstRequest);
  const { items, nextPage } = read.state === 'ready' ? read.value : { items: [], nextPage: null };
  const choices = new Map(
    items.flatMap(({ id, name: text }) => (id === null ? [] : [[id, text] as const])),
  );
  for (const id of chosen) if (!choices.has(id)) choices.set(id, '');
  return { read, choices: [...choices], isCut: nextPage !== null };
}

const builtIn = ['direct', 'frame'] as const;

function RedirectField({ extras: { type }, set, edited }: ExtrasProps) {
  const own = builtIn.find((name) => name === type);
  const isSplash = type !== '' && own === undefined;
  const { read, choices, isCut } = useChoices('listSplashPages', isSplash ? [type] : []);
  const hint = own === undefined ? t('link_redirect_splash_hint') : t(`link_redirect_${own}_hint`);
  return (
    <>
      <SelectField
        label={t('link_redirect_type')}
        name="type"
        value={type}
        choices={[
          {
            value: '',
            text: t(edited === undefined ? 'link_redirect_default' : 'link_redirect_unchanged'),
          },
          ...builtIn.map((value) => ({ value, text: t(`link_redirect_${value}`) })),
          ...choices.map(([id, name]) => ({
            value: id,
            text:
              name === '' ? t('splash_pages_unnamed', { id }) : t('link_redirect_splash', { name }),
          })),
        ]}
        onChange={(next) => set({ type: next })}
        hint={isCut ? t('link_splash_pages_cut_off') : type === '' ? undefined : hint}
      />
      <Loaded of={read} failed="splash_pages_load_failed">
        {() => null}
      </Loaded>
    </>
  );
}

function PixelFields({ extras: { pixels }, set, edited }: ExtrasProps) {
  const { read, choices, isCut } = useChoices('listPixels', pixels);
  return (
    <fieldset class="field">
      <legend class="field-label">{t('pixels_title')}</legend>
      {edited?.pixels === null ? <p class="field-note">{t('link_pixels_replace')}</p> : null}
      <div class="choices">
        {choices.map(([id, name]) => (
          <Choice
            key={id}
            type="checkbox"
            name="pixels"
            text={name || t('pixels_unnamed', { id })}
            checked={pixels.includes(id)}
            onChange={(isOn) =>
              set({ pixels: isOn ? [...pixels, id] : pixels.filter((each) => each !== id) })
            }
          />
        ))}
      </div>
      <Loaded of={read} failed="pixels_load_failed">
        {() => (
          <p class="field-note">
            {choices.length === 0 ? t('pixels_empty_title') : null}
            {isCut ? t('link_pixels_cut_off') : null}
          </p>
        )}
      </Loaded>
    </fieldset>
  );
}

const labels: Record<keyof LinkChanges, PlainMessageKey> = {
  url: 'form_url',
  password: 'link_fact_password',
  expiry: 'link_fact_expiration',
  title: 'link_preview_title',
  description: 'link_preview_description',
  type: 'link_redirect_type',
  pixels: 'pixels_title',
};

const namesOf = (fields: readonly (keyof LinkChanges)[]): string =>
  fields.map((field) => t(labels[field])).join(', ');

type TakenOverProps = Record<'differing' | 'untold', readonly (keyof LinkChanges)[]>;

/** What of a link may not be as it was asked for: services leave out what a plan lacks, and say nothing. */
export const TakenOver = ({ differing, untold }: TakenOverProps) => (
  <>
    {differing.length === 0 ? null : (
      <Notice tone="warning">
        <p>{t('link_not_as_chosen', { names: namesOf(differing) })}</p>
      </Notice>
    )}
    {untold.length === 0 ? null : (
      <p class="screen-lead" role="status">
        {t('link_not_confirmed', { names: namesOf(untold) })}
      </p>
    )}
  </>
);
