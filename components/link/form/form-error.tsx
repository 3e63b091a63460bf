import type { ComponentType, RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

import { acceptFailedLink } from '@/components/link/actions/accept-host';
import { makeLink } from '@/components/link/actions/make-link';
import { makeUnderOwnAlias } from '@/components/link/actions/make-variant';
import { useServicePermission } from '@/components/link/actions/use-permission';
import { CreateWait } from '@/components/link/create-wait';
import type { Drawn, FormView } from '@/components/link/view';
import { Button } from '@/components/ui/button';
import { ErrorNotice } from '@/components/ui/error-notice';
import type { ErrorCode, ErrorReport } from '@/lib/model/errors';
import { t } from '@/lib/texts/translate';

interface FormErrorProps extends Drawn<FormView> {
  error: ErrorReport;
  form: RefObject<HTMLFormElement>;
  connect?: ComponentType<{ code: ErrorCode }> | undefined;
}

/** Why making the link failed or waits, above what was filled in, and what mends it. */
export function FormError(props: FormErrorProps) {
  useLayoutEffect(() => props.form.current?.querySelector('.screen-body')?.scrollTo(0, 0), []);
  const { model, view } = props;
  if (view.wait !== undefined) return <CreateWait model={model} wait={view.wait} />;
  return props.error.code === 'permission_missing' ? (
    <PermissionError {...props} />
  ) : (
    <PlainError {...props} />
  );
}

const titleOf = ({ notMade }: FormView) => (notMade ? t('form_not_created') : undefined);

function PlainError({ model, error, form, connect, view }: FormErrorProps) {
  const { busy } = view;
  const again = () => void makeLink(model);
  const { field = 'url' } = error;
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
      title={titleOf(view)}
      busy={busy}
      connect={connect}
      remedies={{
        retry: again,
        wait: again,
        edit: () => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus(),
        use: () => void acceptFailedLink(model, error),
      }}
      more={more}
    />
  );
}

function PermissionError({ model, error, view }: FormErrorProps) {
  const { ask, ready, refused } = useServicePermission(model, () => void makeLink(model));
  return (
    <ErrorNotice
      error={error}
      title={titleOf(view)}
      busy={view.busy || !ready}
      remedies={{ permit: ask }}
    >
      {refused ? <p>{t('popup_access_denied')}</p> : null}
    </ErrorNotice>
  );
}
