import { useRef } from 'preact/hooks';

import { isAccountOffered } from '@/components/popup/actions/make-link';
import { switchTracking } from '@/components/popup/actions/remember';
import { lazyPart } from '@/components/popup/lazy-part';
import type { PopupModel } from '@/components/popup/model';
import { PopupScreen } from '@/components/popup/screen';
import type { FormView } from '@/components/popup/view';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields';
import { useFocus } from '@/components/ui/hooks';
import { Switch } from '@/components/ui/switch';
import type { Page } from '@/lib/model/popup-state';
import { localDay } from '@/lib/rules/expiry';
import { findTracking, isRemoved } from '@/lib/rules/url/tracking';
import { t } from '@/lib/texts/translate';

import { ExpiryField } from './expiry-field';
import { FolderFields } from './folder-fields';
import { PasswordField } from './password-field';
import { ShortLinkField } from './short-link-field';
import { type Form, useForm } from './use-form';

export const LazyFormError = lazyPart(async () => (await import('./form-error')).FormError);

interface FormScreenProps {
  model: PopupModel;
  view: FormView;
}

/** Everything to choose from before a link is made; all of it but the address may stay blank. */
export function FormScreen({ model, view }: FormScreenProps) {
  const form = useForm(model);
  const element = useRef<HTMLFormElement>(null);
  const { draft, problems, set } = form;
  return (
    <form class="form" ref={element} noValidate onSubmit={form.submit} aria-label={t('form_title')}>
      <PopupScreen
        foot={
          <Button type="submit" variant="primary" busy={view.busy}>
            {t('form_submit')}
          </Button>
        }
      >
        <h1 class="unseen">{t(view.again ? 'form_title_another' : 'form_title')}</h1>
        {view.error === null ? null : (
          // Another failure is announced, even in the same words.
          <LazyFormError
            key={view.error}
            model={model}
            error={view.error}
            form={element}
            busy={view.busy}
            notMade={view.notMade}
          />
        )}
        {view.stays === '' ? null : (
          <p class="muted">
            {t('form_another_stays', { link: view.stays.replace(/^https?:\/\//, '') })}
          </p>
        )}
        <FormReason page={model.state.page} notMade={view.notMade && view.error === null} />
        <AddressField form={form} />
        <TrackingChoices model={model} url={draft.url} />
        <ShortLinkField model={model} draft={draft} problem={problems.alias} set={set} />
        <PasswordField value={draft.password} problem={problems.password} set={set} />
        <ExpiryField
          value={draft.expiry}
          today={localDay(new Date())}
          problem={problems.expiry}
          set={set}
        />
        {isAccountOffered(model.state) ? (
          <FolderFields
            send={model.services.send}
            chosen={draft}
            choose={(kind, folder) => set({ [kind]: folder })}
          />
        ) : null}
      </PopupScreen>
    </form>
  );
}

interface FormReasonProps {
  page: Page;
  notMade: boolean;
}

/** Why the form is shown where a link might have been expected; without the buttons of a `Notice`, which the first frame does without. */
export function FormReason({ page, notMade }: FormReasonProps) {
  const { problem } = page;
  const reason = problem && t('form_page_problem', { reason: t(`problem_${problem}`) });
  const text = notMade ? t('form_not_created_yet') : reason;
  return text === null ? null : (
    <p class="notice notice-info" role="status">
      {text}
    </p>
  );
}

/** The address that the link will lead to. It begins with the focus where there is none yet. */
export function AddressField({ form }: { form: Form }) {
  const { draft, problems, set, leaveUrl } = form;
  const focus = useFocus<HTMLInputElement>();
  return (
    <TextField
      label={t('form_url')}
      name="url"
      value={draft.url}
      onInput={(url) => set({ url })}
      onBlur={draft.url === '' ? undefined : leaveUrl}
      problem={problems.url}
      inputRef={draft.url === '' ? focus : undefined}
      required
      code
    />
  );
}

interface TrackingChoicesProps {
  model: PopupModel;
  /** The address as typed. */
  url: string;
}

/** The tracking parameters in an address, each kind with a switch for leaving it out. */
export function TrackingChoices({ model, url }: TrackingChoicesProps) {
  const found = findTracking(url);
  if (found.length === 0) return null;
  return (
    <fieldset class="tracking">
      <legend class="field-label">{t('form_tracking')}</legend>
      {found.map(({ kind, names }) => (
        <Switch
          key={kind}
          checked={isRemoved(kind, model.state.preferences.tracking)}
          onChange={(removed) => switchTracking(model, kind, removed)}
        >
          {t(`preferences_tracking_${kind}`)}{' '}
          <span class="muted" dir="ltr">
            {names.join(', ')}
          </span>
        </Switch>
      ))}
    </fieldset>
  );
}
