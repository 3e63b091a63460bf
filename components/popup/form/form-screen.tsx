import { useRef } from 'preact/hooks';

import { FormFailure, LinkFields } from '@/components/link/form/link-fields';
import { useForm } from '@/components/link/form/use-form';
import { PopupScreen } from '@/components/link/screen';
import type { Drawn, FormView } from '@/components/link/view';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/texts/translate';

/** The form in the popup's frame. */
export function FormScreen({ model, view }: Drawn<FormView>) {
  const form = useForm(model);
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
        {view.stays === '' ? null : (
          <p class="muted">
            {t('form_another_stays', { link: view.stays.replace(/^https?:\/\//, '') })}
          </p>
        )}
        <LinkFields model={model} view={view} form={form} />
      </PopupScreen>
    </form>
  );
}
