import type { ComponentProps } from 'preact';

import { isAccountOffered } from '@/components/link/actions/make-link';
import { switchTracking } from '@/components/link/actions/remember';
import { lazyPart } from '@/components/link/lazy-part';
import type { Drawn, FormView } from '@/components/link/view';
import { TextField } from '@/components/ui/fields';
import { useFocus } from '@/components/ui/hooks';
import { Switch } from '@/components/ui/switch';
import { localDay } from '@/lib/rules/expiry';
import { findTracking, isRemoved } from '@/lib/rules/url/tracking';
import { t } from '@/lib/texts/translate';

import { ExpiryField } from './expiry-field';
import { PasswordField } from './password-field';
import { ShortLinkField } from './short-link-field';
import type { Form } from './use-form';

const LazyError = lazyPart(async () => (await import('./form-error')).FormError);
const LazyFolders = lazyPart(async () => (await import('./folder-fields')).FolderFields);
const LazyTags = lazyPart(async () => (await import('./form-tags')).FormTags);

/** Why making the link failed, if it did. Another failure is announced, even in the same words. */
export const FormFailure = ({ view, ...props }: Omit<ComponentProps<typeof LazyError>, 'error'>) =>
  view.error === null ? null : (
    <LazyError key={view.error} {...props} view={view} error={view.error} />
  );

/** Everything to choose from before a link is made; all of it but the address may stay blank. */
export function LinkFields({ model, view, form }: Drawn<FormView> & { form: Form }) {
  const { draft, problems, set, leaveUrl } = form;
  const { page, preferences } = model.state;
  const focus = useFocus<HTMLInputElement>();
  const tracking = findTracking(draft.url, draft.tags);
  const reason = page.problem && t(`problem_${page.problem}`);
  return (
    <>
      {/* Without the buttons of a `Notice`, which the first frame does without. */}
      {view.notMade && view.error === null ? (
        <p class="notice notice-info" role="status">
          {t('form_not_created_yet')}
        </p>
      ) : null}
      <TextField
        label={t('form_url')}
        name="url"
        value={draft.url}
        onInput={(url) => set({ url })}
        onBlur={draft.url === '' ? undefined : leaveUrl}
        problem={problems.url}
        hint={reason === null ? undefined : t('form_page_problem', { reason })}
        inputRef={draft.url === '' ? focus : undefined}
        required
        code
      />
      {tracking.length === 0 ? null : (
        <fieldset class="tracking">
          <legend class="field-label">{t('form_tracking')}</legend>
          {tracking.map(({ kind, names }) => (
            <Switch
              key={kind}
              checked={isRemoved(kind, preferences.tracking)}
              onChange={(removed) => switchTracking(model, kind, removed)}
            >
              {t(`preferences_tracking_${kind}`)}{' '}
              <span class="muted" dir="ltr">
                {names.join(', ')}
              </span>
            </Switch>
          ))}
        </fieldset>
      )}
      <ShortLinkField model={model} draft={draft} problem={problems.alias} set={set} />
      <div class="form-pair">
        <PasswordField value={draft.password} problem={problems.password} set={set} />
        <ExpiryField
          value={draft.expiry}
          today={localDay(new Date())}
          problem={problems.expiry}
          set={set}
        />
      </div>
      {isAccountOffered(model.state) ? (
        <div class="folder-room">
          <LazyFolders
            send={model.services.send}
            chosen={draft}
            choose={(kind, folder) => set({ [kind]: folder })}
          />
        </div>
      ) : null}
      {draft.url === '' ? null : (
        <div class="tags-room">
          <LazyTags model={model} form={form} />
        </div>
      )}
    </>
  );
}
