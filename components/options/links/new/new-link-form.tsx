import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

import { FormFailure, LinkFields } from '@/components/link/form/link-fields';
import { type Form, useForm } from '@/components/link/form/use-form';
import { drawQr } from '@/components/link/qr/draw-qr';
import { QrSvg, qrFailureText, useQrDrawing } from '@/components/link/qr/qr-code';
import type { FormView } from '@/components/link/view';
import { MoreOptions } from '@/components/options/links/link-extras';
import { QrPictureFrame } from '@/components/options/qr/drawn-code';
import { Button } from '@/components/ui/button';
import { ConnectLink } from '@/components/ui/failure';
import { useServices } from '@/components/ui/services';
import { ShortUrl } from '@/components/ui/short-url';
import type { Draft, PopupState } from '@/lib/model/popup-state';
import { checkAlias } from '@/lib/rules/alias';
import { canSwitchLinks } from '@/lib/rules/offered';
import { t } from '@/lib/texts/translate';

import type { NewLinkModel } from './use-new-link';

import '@/components/link/form/form.css';

export interface NewLinkFormProps {
  model: NewLinkModel;
  view: FormView;
}

/** The form, and the link as it would be. */
export function NewLinkForm({ model, view }: NewLinkFormProps) {
  const form = useForm(model);
  return (
    <div class="screen-columns new-link">
      <LinkForm model={model} view={view} form={form} />
      <Preview link={linkOf(model.state, form.draft)} />
    </div>
  );
}

interface LinkFormProps extends NewLinkFormProps {
  form: Form;
  /** What stands above the fields. */
  children?: ComponentChildren;
}

export function LinkForm({ model, view, form, children }: LinkFormProps) {
  const [extras, setExtras] = useState(model.extras);
  const element = useRef<HTMLFormElement>(null);
  return (
    <form
      class="card link-form"
      ref={element}
      noValidate
      onSubmit={form.submit}
      aria-label={t('form_title')}
    >
      <FormFailure model={model} view={view} form={element} connect={ConnectLink} />
      {children}
      <LinkFields model={model} view={view} form={form} />
      {canSwitchLinks(model.state.connection) ? null : (
        <MoreOptions
          extras={extras}
          set={(changes) => {
            model.extras = { ...model.extras, ...changes };
            setExtras(model.extras);
          }}
        />
      )}
      <div class="section-actions">
        <Button type="submit" variant="primary" busy={view.busy}>
          {t('form_submit')}
        </Button>
      </div>
    </form>
  );
}

/** The link as it would be, and its code; a blank alias is drawn at random, so there is none before the link is. */
function Preview({ link }: { link: string | null }) {
  const { send } = useServices();
  const drawing = useQrDrawing(link, true, async (text) => drawQr(text, send));
  return (
    <section class="card new-link-code" aria-labelledby="new-link-code">
      <h2 id="new-link-code">{t('common_qr_code')}</h2>
      <QrPictureFrame>
        {drawing === null || typeof drawing === 'string' ? (
          <p class="qr-words">
            {drawing === null ? t('links_new_qr_hint') : qrFailureText(drawing)}
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

function linkOf({ connection }: PopupState, { alias, domain }: Draft): string | null {
  if (connection === null || alias === '' || checkAlias(alias) !== undefined) return null;
  const { address } = connection;
  const base = domain === '' ? address : `${new URL(address).protocol}//${domain}`;
  return `${base}/${alias}`;
}
