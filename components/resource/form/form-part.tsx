import { LoadFailure } from '@/components/resource/list/load-state';
import { addressOf, rowName, shortRowName } from '@/components/resource/place';
import type { Done, Resource, RowWithId } from '@/components/resource/resource';
import { MessageWarning } from '@/components/resource/use-message';
import { Button } from '@/components/ui/button';
import { ChangeStatus } from '@/components/ui/failure';
import { useRefusal } from '@/components/ui/hooks';
import { Screen } from '@/components/ui/screen';
import { WaitLine } from '@/components/ui/wait-line';
import type { Row } from '@/lib/resources/definition';
import type { ChangeWords } from '@/lib/resources/words';
import { t } from '@/lib/texts/translate';

import { FormFields, RequiredNote } from './fields';
import { type ResourceForm, useResourceForm } from './use-resource-form';

import './form.css';

interface FormPartProps<R extends Row> {
  resource: Resource<R>;
  words: ChangeWords;
  /** Null for a new one. */
  row: RowWithId<R> | null;
  onDone: (done: Done) => void;
}

/** The form for a new row or an old one, drawn from its definition. */
export function FormPart<R extends Row>({ resource, words, row, onDone }: FormPartProps<R>) {
  const { definition, parts, list } = resource;
  const { FormAside } = parts;
  const form = useResourceForm(resource, row, onDone);
  const { form: element, refuse } = useRefusal();
  const isBusy = form.request.isPending || form.isFollowing;
  const back = backOf(resource, words, row);

  const submit = (event: Event) => {
    event.preventDefault();
    if (isBusy) return;
    if (form.submit()) refuse();
  };
  return (
    <Screen
      title={
        row === null ? t(`${words}_new`) : t('list_edit_title', { name: rowName(definition, row) })
      }
      back={back}
      wide={FormAside !== undefined}
    >
      <div class={FormAside === undefined ? '' : 'resource-beside'}>
        <form ref={element} class="resource-form" noValidate onSubmit={submit}>
          {form.fields.filter(({ required }) => required).length > 1 ? <RequiredNote /> : null}
          <FormFields form={form} />
          <FormOutcome resource={resource} words={words} isNew={row === null} form={form} />
          {/* Why what was just made is not in the list yet. */}
          {!form.isFollowing ? null : list.waitUntil === null ? (
            <LoadFailure resource={resource} />
          ) : (
            <WaitLine until={list.waitUntil} />
          )}
          <div class="section-actions">
            <Button type="submit" variant="primary" busy={isBusy}>
              {t(row === null ? `${words}_create` : 'common_save')}
            </Button>
            {form.request.waitUntil !== null ? null : (
              <a class="button button-ghost" href={back.href} onClick={() => form.drop()}>
                {t('common_cancel')}
              </a>
            )}
          </div>
        </form>
        {FormAside === undefined ? null : (
          <aside class="resource-aside">
            <FormAside values={form.values} row={row} />
          </aside>
        )}
      </div>
    </Screen>
  );
}

/** Where somebody came from who changes their mind. */
function backOf<R extends Row>(
  { definition, offers }: Resource<R>,
  words: ChangeWords,
  row: RowWithId<R> | null,
) {
  return row !== null && offers.detail
    ? {
        href: addressOf(definition, { at: 'detail', id: row.id }),
        text: shortRowName(definition, row),
      }
    : { href: addressOf(definition, { at: 'list' }), text: t(`${words}_title`) };
}

interface OutcomeProps<R extends Row> {
  resource: Resource<R>;
  words: ChangeWords;
  isNew: boolean;
  form: ResourceForm;
}

function FormOutcome<R extends Row>({ resource, words, isNew, form }: OutcomeProps<R>) {
  const { definition, list, message } = resource;
  const { request, isUnchanged } = form;
  const { state } = request;
  // Nothing was sent yet where a create led here.
  const isTold = state.state === 'done' || state.state === 'idle';
  const said = isTold && !isUnchanged ? message : null;
  return (
    <>
      <p role="status" class="resource-form-status">
        {isUnchanged ? t('list_unchanged') : (said?.text ?? '')}
      </p>
      <MessageWarning message={said} />
      <ChangeStatus
        change={state}
        failedTitle={t(isNew ? `${words}_create_failed` : `${words}_save_failed`)}
        notInPlan={`${words}_not_in_plan`}
        onCancel={request.cancel}
      >
        {state.state === 'failed' && state.isUnknown ? (
          <a
            class="button button-secondary"
            href={addressOf(definition, { at: 'list' })}
            onClick={() => list.refresh()}
          >
            {t('list_check')}
          </a>
        ) : null}
      </ChangeStatus>
    </>
  );
}
