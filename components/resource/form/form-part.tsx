import { LoadFailure } from '@/components/resource/list/load-state';
import { addressOf, rowName, truncated } from '@/components/resource/place';
import { type RowWithId, useResource } from '@/components/resource/resource';
import { type MadeRow, MessageWarning } from '@/components/resource/use-message';
import { Button } from '@/components/ui/button';
import { ChangeStatus } from '@/components/ui/failure';
import { RichMessage } from '@/components/ui/rich-message';
import { Screen } from '@/components/ui/screen';
import { WaitLine } from '@/components/ui/wait-line';
import type { FormDefinition, Row } from '@/lib/resources/definition';
import type { ChangeWords } from '@/lib/resources/words';
import { t } from '@/lib/texts/translate';

import { FormFields } from './fields';
import { type Done, type ResourceForm, fieldsShown, useResourceForm } from './use-resource-form';

import './form.css';

interface FormPartProps {
  form: FormDefinition<Row>;
  words: ChangeWords;
  /** Null for a new one. */
  row: RowWithId | null;
  /** What this form made and has more to send for. */
  made: MadeRow | undefined;
  serviceId: string;
  onDone: (done: Done) => void;
}

/** The form for a new row or an old one, drawn from its definition. */
export function FormPart({ words, ...props }: FormPartProps) {
  const { row, made } = props;
  const { definition, parts, offers, list } = useResource();
  const { FormAside } = parts;
  const form = useResourceForm(props);
  // What was typed since waits for the row: sent now, it would be made as another one.
  const isFollowing = row === null && made !== undefined;
  const name = row === null ? '' : rowName(definition, row);
  const back =
    row !== null && offers.detail
      ? { href: addressOf(definition, { at: 'detail', id: row.id }), text: truncated(name) }
      : { href: addressOf(definition, { at: 'list' }), text: t(`${words}_title`) };
  const fields = fieldsShown(props.form.fields, row === null ? 'create' : 'update', form.values);
  const { onSubmit } = form.form;
  return (
    <Screen
      title={row === null ? t(`${words}_new`) : t('list_edit_title', { name })}
      back={back}
      wide={FormAside !== undefined}
    >
      <div class={FormAside === undefined ? '' : 'screen-columns'}>
        <form
          class="resource-form"
          {...form.form}
          onSubmit={isFollowing ? (event) => event.preventDefault() : onSubmit}
        >
          {fields.filter(({ required }) => required).length > 1 ? (
            <p class="field-note">
              <span aria-hidden="true">
                <RichMessage of="list_required" values={{ dot: <span class="needed-dot" /> }} />
              </span>
              <span class="unseen">{t('list_required_spoken')}</span>
            </p>
          ) : null}
          <FormFields form={form} fields={fields} />
          <FormOutcome words={words} isNew={row === null} form={form} />
          {/* Why what was just made is not in the list yet. */}
          {!isFollowing ? null : list.waitUntil === null ? (
            <LoadFailure />
          ) : (
            <WaitLine until={list.waitUntil} />
          )}
          <div class="section-actions">
            <Button type="submit" variant="primary" busy={form.request.isPending || isFollowing}>
              {t(row === null ? `${words}_create` : 'common_save')}
            </Button>
            {form.request.waitUntil !== null ? null : (
              <a class="button button-ghost" href={back.href} onClick={form.drop}>
                {t('common_cancel')}
              </a>
            )}
          </div>
        </form>
        {FormAside === undefined ? null : (
          <aside class="resource-aside">
            <FormAside values={form.values} />
          </aside>
        )}
      </div>
    </Screen>
  );
}

interface OutcomeProps {
  words: ChangeWords;
  isNew: boolean;
  form: ResourceForm;
}

function FormOutcome({ words, isNew, form: { request } }: OutcomeProps) {
  const { definition, list, message } = useResource();
  const { state } = request;
  const isUnchanged = state.state === 'done' && state.value === null;
  // Nothing was sent yet where a create led here.
  const isOver = state.state === 'done' || state.state === 'idle';
  const shown = isOver && !isUnchanged ? message : null;
  return (
    <>
      <p role="status" class="resource-form-status">
        {isUnchanged ? t('list_unchanged') : (shown?.text ?? '')}
      </p>
      <MessageWarning message={shown} />
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
