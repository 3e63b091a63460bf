import { useRef } from 'preact/hooks';

import { isAccountOffered } from '@/components/popup/actions/account-offered';
import type { PopupModel } from '@/components/popup/popup-model';
import { Screen } from '@/components/popup/screen';
import type { FormView } from '@/components/popup/view';
import { Button } from '@/components/ui/button';
import { localDay } from '@/lib/rules/expiry';

import { AddressField } from './address-field';
import { AliasField } from './alias-field';
import { DomainField } from './domain-field';
import { ExpiryField } from './expiry-field';
import { FolderFields } from './folder-fields-part';
import { FormError } from './form-error-part';
import { FormReason } from './form-reason';
import { PasswordField } from './password-field';
import { TrackingChoices } from './tracking-choices';
import { useForm } from './use-form';

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
    <form class="form" ref={element} noValidate onSubmit={form.submit} aria-label="Short link">
      <Screen
        foot={
          <Button type="submit" variant="primary" busy={view.busy}>
            Shorten
          </Button>
        }
      >
        <h1 class="unseen">{view.again ? 'Make another short link' : 'Make a short link'}</h1>
        {view.error === null ? null : (
          // Another failure is announced, even in the same words.
          <FormError
            key={view.error}
            model={model}
            error={view.error}
            form={element}
            busy={view.busy}
            notMade={view.notMade}
          />
        )}
        <FormReason page={model.state.page} notMade={view.notMade && view.error === null} />
        <AddressField form={form} />
        <TrackingChoices model={model} url={draft.url} />
        <AliasField model={model} draft={draft} problem={problems.alias} set={set} />
        <PasswordField value={draft.password} problem={problems.password} set={set} />
        <ExpiryField
          value={draft.expiry}
          today={localDay(new Date())}
          problem={problems.expiry}
          set={set}
        />
        <DomainField model={model} value={draft.domain} set={set} />
        {isAccountOffered(model.state) ? (
          <FolderFields
            send={model.services.send}
            chosen={draft}
            choose={(kind, folder) => set({ [kind]: folder })}
          />
        ) : null}
      </Screen>
    </form>
  );
}
