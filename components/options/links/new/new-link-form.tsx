import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';

import { MoreOptions } from '@/components/options/links/link-extras';
import { isAccountOffered } from '@/components/popup/actions/make-link';
import { ExpiryField } from '@/components/popup/form/expiry-field';
import { FolderFields } from '@/components/popup/form/folder-fields';
import {
  AddressField,
  FormReason,
  LazyFormError,
  TrackingChoices,
} from '@/components/popup/form/form-screen';
import { PasswordField } from '@/components/popup/form/password-field';
import { ShortLinkField } from '@/components/popup/form/short-link-field';
import { useForm } from '@/components/popup/form/use-form';
import type { PopupModel } from '@/components/popup/model';
import type { FormView } from '@/components/popup/view';
import { qrFailures } from '@/components/qr/downloads';
import { QrPictureFrame, QrSvg, useQrDrawing } from '@/components/qr/drawn-code';
import { Button } from '@/components/ui/button';
import { ServiceSays } from '@/components/ui/error-notice';
import { ConnectLink } from '@/components/ui/failure';
import { Notice } from '@/components/ui/notice';
import { ShortUrl } from '@/components/ui/short-url';
import type { ErrorReport } from '@/lib/model/errors';
import type { Draft, PopupState } from '@/lib/model/popup-state';
import { checkAlias } from '@/lib/rules/alias';
import { localDay } from '@/lib/rules/expiry';
import { canSwitchLinks } from '@/lib/rules/offered';
import { errorText } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

import { useExtras } from './use-new-link';

import '@/components/options/qr/qr.css';
import '@/components/popup/form/form.css';

interface NewLinkFormProps {
  model: PopupModel;
  view: FormView;
}

/** The popup's form with more room, and the link as it would be beside it. */
export function NewLinkForm({ model, view }: NewLinkFormProps) {
  const form = useForm(model);
  const element = useRef<HTMLFormElement>(null);
  const { draft, problems, set } = form;
  return (
    <div class="new-link">
      <form
        class="card new-link-form"
        ref={element}
        noValidate
        onSubmit={form.submit}
        aria-label={t('form_title')}
      >
        {view.error === null ? null : (
          <Failure model={model} view={view} error={view.error} form={element} />
        )}
        <FormReason page={model.state.page} notMade={view.notMade && view.error === null} />
        <AddressField form={form} />
        <TrackingChoices model={model} url={draft.url} />
        <ShortLinkField model={model} draft={draft} problem={problems.alias} set={set} />
        <div class="new-link-pair">
          <PasswordField value={draft.password} problem={problems.password} set={set} />
          <ExpiryField
            value={draft.expiry}
            today={localDay(new Date())}
            problem={problems.expiry}
            set={set}
          />
        </div>
        {isAccountOffered(model.state) ? (
          <FolderFields
            send={model.services.send}
            chosen={draft}
            choose={(kind, folder) => set({ [kind]: folder })}
          />
        ) : null}
        {canSwitchLinks(model.state.connection) ? null : <Extras model={model} />}
        <div class="section-actions">
          <Button type="submit" variant="primary" busy={view.busy}>
            {t('form_submit')}
          </Button>
        </div>
      </form>
      <Preview model={model} draft={draft} />
    </div>
  );
}

function Extras({ model }: Pick<NewLinkFormProps, 'model'>) {
  return <MoreOptions {...useExtras(model)} />;
}

interface FailureProps extends Omit<NewLinkFormProps, 'services'> {
  error: ErrorReport;
  form: RefObject<HTMLFormElement>;
}

/** Why the link was not made, and what mends it; where that is the connection, it is on this very page. */
function Failure({ model, view, error, form }: FailureProps) {
  const { sentence, said, remedy } = errorText(error);
  return remedy === 'connect' ? (
    <Notice tone="error" page={error.page} actions={<ConnectLink code={error.code} />}>
      <p>{sentence}</p>
      <ServiceSays words={said} />
    </Notice>
  ) : (
    // Another failure is announced, even in the same words.
    <LazyFormError
      key={error}
      model={model}
      error={error}
      form={form}
      busy={view.busy}
      notMade={view.notMade}
    />
  );
}

/** The link as it would be, and its code; a blank alias is drawn at random, so there is none before the link is. */
function Preview({ model, draft }: { model: PopupModel; draft: Draft }) {
  const link = linkOf(model.state, draft);
  const drawing = useQrDrawing(link, true);
  return (
    <section class="card new-link-code" aria-labelledby="new-link-code">
      <h2 id="new-link-code">{t('common_qr_code')}</h2>
      <QrPictureFrame>
        {drawing === null || typeof drawing === 'string' ? (
          <p class="qr-words">
            {drawing === null ? t('links_new_qr_hint') : t(qrFailures[drawing])}
          </p>
        ) : (
          <QrSvg code={drawing} label={t('qr_code_of_link')} />
        )}
      </QrPictureFrame>
      {link === null ? null : (
        <p dir="ltr">
          <ShortUrl url={link} />
        </p>
      )}
    </section>
  );
}

/** The short link that a draft asks for; null as long as it names none. */
function linkOf({ connection }: PopupState, { alias, domain }: Draft): string | null {
  if (connection === null || alias === '' || checkAlias(alias) !== undefined) return null;
  const { address } = connection;
  const base = domain === '' ? address : `${new URL(address).protocol}//${domain}`;
  return `${base}/${alias}`;
}
