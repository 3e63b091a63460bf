import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { ExpiryField } from '@/components/link/form/expiry-field';
import { MoreOptions, PreviewFields, TakenOver } from '@/components/options/links/link-extras';
import { Button } from '@/components/ui/button';
import { ChangeStatus } from '@/components/ui/failure';
import { SecretField, TextField } from '@/components/ui/fields';
import { FormDraftsContext } from '@/components/ui/form-drafts';
import { useFocus } from '@/components/ui/hooks';
import { Notice } from '@/components/ui/notice';
import type { EditedLink, LinkInfo } from '@/lib/model/link';
import { localDay } from '@/lib/rules/expiry';
import { t } from '@/lib/texts/translate';

import { type Check, useEditLink } from './use-edit-link';

export function useEditing(shortUrl: string) {
  const drafts = useContext(FormDraftsContext);
  const key = `link/${shortUrl}/edit`;
  // What was typed before a look at another screen is still there.
  const [isOpen, setOpen] = useState(drafts.has(key));
  const [check, setCheck] = useState<Check | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  // The form had the focus; the button that opened it can have it again.
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return {
    key,
    isOpen,
    check,
    opener,
    open: () => {
      setCheck(null);
      setOpen(true);
    },
    close: (saved: Check | null) => {
      drafts.delete(key);
      setCheck(saved);
      setOpen(false);
    },
  };
}

interface EditLinkProps {
  editing: ReturnType<typeof useEditing>;
  info: LinkInfo | null;
  onInfo: (info: LinkInfo) => void;
  onSaved: (edited: EditedLink) => void;
}

export function EditLink({ info, ...props }: EditLinkProps) {
  const { isOpen, check } = props.editing;
  if (!isOpen) return check === null ? null : <TakenOver {...check} />;
  return info === null ? null : <EditForm info={info} {...props} />;
}

function EditForm(props: EditLinkProps & { info: LinkInfo }) {
  const { editing, info } = props;
  const focus = useFocus<HTMLInputElement>();
  const form = useEditLink(editing.key, props);
  const { request, looked, left, extras, field, set, setExtras } = form;
  return (
    <section class="card" aria-labelledby="link-edit">
      <h2 id="link-edit">{t('link_edit')}</h2>
      <form class="link-form" {...form.form}>
        <TextField label={t('form_url')} {...field('url')} inputRef={focus} required code />
        <PreviewFields extras={extras} set={setExtras} />
        <div class="form-pair">
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
        <p role="status" class="screen-lead">
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
