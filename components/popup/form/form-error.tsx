import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

import { acceptFailedLink } from '@/components/popup/actions/accept-host';
import { makeLink } from '@/components/popup/actions/make-link';
import { makeUnderOwnAlias } from '@/components/popup/actions/make-variant';
import { useServicePermission } from '@/components/popup/actions/use-permission';
import type { PopupModel } from '@/components/popup/model';
import { Button } from '@/components/ui/button';
import { ErrorNotice } from '@/components/ui/error-notice';
import type { ErrorReport, FieldName } from '@/lib/model/errors';
import { t } from '@/lib/texts/translate';

interface FormErrorProps {
  model: PopupModel;
  error: ErrorReport;
  form: RefObject<HTMLFormElement>;
  busy: boolean;
  /** It was looked for, and certainly does not exist. */
  notMade: boolean;
}

/** Why making the link failed, above what was filled in, and what mends it. */
export function FormError(props: FormErrorProps) {
  useLayoutEffect(() => props.form.current?.querySelector('.screen-body')?.scrollTo(0, 0), []);
  return props.error.code === 'permission_missing' ? (
    <PermissionError {...props} />
  ) : (
    <PlainError {...props} />
  );
}

function PlainError({ model, error, form, busy, notMade }: FormErrorProps) {
  const again = () => void makeLink(model);
  const use = () => void acceptFailedLink(model, error);
  const edit = () => fieldOf(form.current, error.field)?.focus();
  // A service that answers with a link that it has makes another one only under another alias.
  const more =
    error.code === 'altered_link' && error.link?.origin === 'uncertain' ? (
      <Button busy={busy} onClick={() => void makeUnderOwnAlias(model)}>
        {t('popup_other_alias')}
      </Button>
    ) : null;
  return (
    <ErrorNotice
      error={error}
      busy={busy}
      remedies={{ retry: again, wait: again, edit, use }}
      more={more}
    >
      {notMade ? <p>{t('form_not_created')}</p> : null}
    </ErrorNotice>
  );
}

function PermissionError({ model, error, busy }: FormErrorProps) {
  const { ask, ready, refused } = useServicePermission(model, () => void makeLink(model));
  return (
    <ErrorNotice error={error} busy={busy || !ready} remedies={{ permit: ask }}>
      {refused ? <p>{t('popup_access_denied')}</p> : null}
    </ErrorNotice>
  );
}

/** The field that a failure is about; the first one where it names none. */
const fieldOf = (form: HTMLFormElement | null, name: FieldName = 'url') =>
  form?.querySelector<HTMLElement>(`[name="${name}"]`);
