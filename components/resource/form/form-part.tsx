import { useEffect, useRef, useState } from 'preact/hooks';

import { ChangeStatus } from '@/components/account/account-read-part';
import { addressOf, rowName } from '@/components/resource/place';
import type { Done, Resource, RowWithId } from '@/components/resource/resource';
import { Button } from '@/components/ui/button';
import { Screen } from '@/components/ui/screen';
import type { Row } from '@/lib/resources/definition';

import { FormFields } from './fields';
import { type ResourceForm, useResourceForm } from './use-resource-form';

import './form.css';

interface FormPartProps<R extends Row> {
  resource: Resource<R>;
  /** Null for a new one. */
  row: RowWithId<R> | null;
  onDone: (done: Done) => void;
}

/** The form for a new row or an old one, drawn from its definition. */
export function FormPart<R extends Row>({ resource, row, onDone }: FormPartProps<R>) {
  const { definition, parts, services } = resource;
  const { FormAside } = parts;
  const form = useResourceForm(resource, row, onDone);
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);

  const submit = (event: Event) => {
    event.preventDefault();
    if (form.request.isPending) return;
    if (form.submit()) setRefusals((count) => count + 1);
  };
  return (
    <Screen
      title={row === null ? `New ${definition.one}` : `Edit ${rowName(definition, row)}`}
      wide={FormAside !== undefined}
    >
      <div class={FormAside === undefined ? '' : 'resource-beside'}>
        <form ref={element} class="resource-form" noValidate onSubmit={submit}>
          {form.fields.some(({ required }) => required) ? (
            <p class="resource-form-needs">
              Fields with <span class="needed-dot" aria-hidden="true" />
              <span class="unseen">a dot</span> have to be filled in.
            </p>
          ) : null}
          <FormFields form={form} />
          <FormOutcome resource={resource} isNew={row === null} form={form} />
          <FormButtons resource={resource} row={row} form={form} />
        </form>
        {FormAside === undefined ? null : (
          <aside class="resource-aside">
            <FormAside values={form.values} row={row} services={services} />
          </aside>
        )}
      </div>
    </Screen>
  );
}

interface OutcomeProps<R extends Row> {
  resource: Resource<R>;
  isNew: boolean;
  form: ResourceForm;
}

function FormOutcome<R extends Row>({ resource, isNew, form }: OutcomeProps<R>) {
  const { definition, list } = resource;
  const { request, isUnchanged } = form;
  const { state } = request;
  return (
    <>
      <p role="status" class="resource-form-status">
        {isUnchanged ? 'Nothing was changed.' : ''}
      </p>
      <ChangeStatus
        change={state}
        failedTitle={`The ${definition.one} was not ${isNew ? 'created' : 'saved'}.`}
        uses={definition.many}
        onCancel={request.cancel}
      >
        {state.state === 'failed' && state.isUnknown ? (
          <a
            class="button button-plain"
            href={addressOf(definition, { at: 'list' })}
            onClick={() => list.refresh()}
          >
            Look at the list
          </a>
        ) : null}
      </ChangeStatus>
    </>
  );
}

interface ButtonsProps<R extends Row> {
  resource: Resource<R>;
  row: RowWithId<R> | null;
  form: ResourceForm;
}

function FormButtons<R extends Row>({ resource, row, form }: ButtonsProps<R>) {
  const { definition, offers } = resource;
  const back =
    row !== null && offers.detail
      ? addressOf(definition, { at: 'detail', id: row.id })
      : addressOf(definition, { at: 'list' });
  return (
    <div class="section-actions">
      <Button type="submit" variant="primary" busy={form.request.isPending}>
        {row === null ? 'Create' : 'Save'}
      </Button>
      {form.request.waitUntil !== null ? null : (
        <a class="button button-plain" href={back} onClick={() => form.drop()}>
          Cancel
        </a>
      )}
    </div>
  );
}
