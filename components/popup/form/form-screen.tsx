import { useRef } from 'preact/hooks';

import { isAccountOffered } from '@/components/link/actions/make-link';
import { FormFailure, LinkFields } from '@/components/link/form/link-fields';
import { useForm } from '@/components/link/form/use-form';
import { lazyPart } from '@/components/link/lazy-part';
import { PopupScreen } from '@/components/link/screen';
import type { Drawn, FormView } from '@/components/link/view';
import { Button } from '@/components/ui/button';
import { withoutScheme } from '@/lib/rules/url/without-scheme';
import { t } from '@/lib/texts/translate';

const LazyReplace = lazyPart(
  async () => (await import('@/components/link/form/replace-switch')).ReplaceSwitch,
);

const LazyRecent = lazyPart(async () => (await import('./recent-links')).RecentLinks);

/** The form in the popup's frame. */
export function FormScreen({ model, view }: Drawn<FormView>) {
  const form = useForm(model);
  const { page } = model.state;
  const element = useRef<HTMLFormElement>(null);
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
        <FormFailure model={model} view={view} form={element} />
        {model.replaces !== null ? (
          <div class="replace">
            <LazyReplace model={model} replaces={model.replaces} />
          </div>
        ) : view.stays === '' ? null : (
          <p class="muted">{t('form_another_stays', { link: withoutScheme(view.stays) })}</p>
        )}
        <LinkFields model={model} view={view} form={form} />
        {/* Beside the lists of folders there is room for one link, which is not worth looking for it. */}
        {page.private || view.again || (!page.problem && isAccountOffered(model.state)) ? null : (
          <div class="recent">
            <LazyRecent model={model} />
          </div>
        )}
      </PopupScreen>
    </form>
  );
}
