import { Pencil } from 'lucide';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { ExpiryField } from '@/components/link/form/expiry-field';
import { useRemoval } from '@/components/options/links/delete-link';
import { MoreOptions, PreviewFields, TakenOver } from '@/components/options/links/link-extras';
import { Button } from '@/components/ui/button';
import { ChangeStatus } from '@/components/ui/failure';
import { SecretField, TextField } from '@/components/ui/fields';
import { FormDraftsContext } from '@/components/ui/form-drafts';
import { useFocus } from '@/components/ui/hooks';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import type { EditedLink, LinkInfo } from '@/lib/model/link';
import { localDay } from '@/lib/rules/expiry';
import { t } from '@/lib/texts/translate';

import { type Check, useEditLink } from './use-edit-link';

/** Whether the link of a page is being edited, and what became of it. */
export function useEditing(shortUrl: string) {
  const drafts = useContext(FormDraftsContext);
  // What was typed before a look at another screen is still there.
  const [isOpen, setOpen] = useState(
    () => Object.keys(drafts.get(draftKey(shortUrl)) ?? {}).length > 0,
  );
  const [check, setCheck] = useState<Check | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  // The form had the focus; the button that opened it can have it again.
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return {
    isOpen,
    check,
    opener,
    open: () => {
      setCheck(null);
      setOpen(true);
    },
    close: (saved: Check | null) => {
      drafts.delete(draftKey(shortUrl));
      setCheck(saved);
      setOpen(false);
    },
  };
}

export type Editing = ReturnType<typeof useEditing>;

const draftKey = (shortUrl: string): string => `link/${shortUrl}/edit`;

/** Where links can be changed at all, it opens the form for that. */
export const EditButton = ({ editing }: { editing: Editing }) =>
  (useRemoval() ?? 'disable') === 'disable' ? null : (
    <Button buttonRef={editing.opener} onClick={editing.open} disabled={editing.isOpen}>
      <Icon of={Pencil} />
      {t('list_edit')}
    </Button>
  );

interface EditLinkProps {
  editing: Editing;
  /** What the service reports of the link; null as long as it did not. */
  info: LinkInfo | null;
  /** It is like this now. */
  onInfo: (info: LinkInfo) => void;
  onSaved: (edited: EditedLink) => void;
}

/** The form in which a link is changed; once that is done, what of it may not be so. */
export function EditLink({ info, ...props }: EditLinkProps) {
  const { isOpen, check } = props.editing;
  if (!isOpen) return check === null ? null : <TakenOver {...check} />;
  return info === null ? null : <EditForm info={info} {...props} />;
}

function EditForm(props: EditLinkProps & { info: LinkInfo }) {
  const { editing, info } = props;
  const focus = useFocus<HTMLInputElement>();
  const form = useEditLink(draftKey(props.info.link.shortUrl), props);
  const { request, looked, left, extras, field, set, setExtras } = form;
  return (
    <section class="card" aria-labelledby="link-edit">
      <h2 id="link-edit">{t('link_edit')}</h2>
      <form class="link-edit-form" {...form.form}>
        <TextField label={t('form_url')} {...field('url')} inputRef={focus} required code />
        <PreviewFields extras={extras} set={setExtras} />
        <div class="link-edit-pair">
          <SecretField
            label={t('link_fact_password')}
            {...field('password')}
            hint={t('link_edit_password_hint')}
          />
          <ExpiryField
            {...field('expiry')}
            today={localDay(new Date())}
            set={({ expiry = '' }) => set('expiry', expiry)}
          />
        </div>
        <MoreOptions
          extras={extras}
          set={setExtras}
          edited={{ pixels: info.extras?.pixels ?? null }}
        />
        <p role="status" class="link-edit-status">
          {form.isUnchanged ? t('list_unchanged') : ''}
        </p>
        <ChangeStatus
          change={request.state}
          failedTitle={t('link_edit_failed')}
          notInPlan="link_edit_not_in_plan"
          onCancel={request.cancel}
        >
          {request.state.state === 'failed' && request.state.isUnknown ? (
            <Button busy={looked.isPending} onClick={() => void looked.run()}>
              {t('error_remedy_look')}
            </Button>
          ) : null}
        </ChangeStatus>
        {left === null ? null : <TakenOver {...left} />}
        {left?.isTyped ? <Notice tone="warning">{t('list_changed_since')}</Notice> : null}
        <div class="section-actions">
          <Button type="submit" variant="primary" busy={request.isPending}>
            {t('common_save')}
          </Button>
          {request.isPending ? null : (
            <Button variant="ghost" onClick={() => editing.close(null)}>
              {t('common_cancel')}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
