import { LoadFailure } from '@/components/resource/list/load-state';
import { addressOf, rowName, truncated } from '@/components/resource/place';
import { useResource } from '@/components/resource/resource';
import { MessageWarning } from '@/components/resource/use-message';
import { Button } from '@/components/ui/button';
import { ChangeStatus } from '@/components/ui/failure';
import { RichMessage } from '@/components/ui/rich-message';
import { Screen } from '@/components/ui/screen';
import { WaitLine } from '@/components/ui/wait-line';
import type { ChangeWords } from '@/lib/resources/words';
import { t } from '@/lib/texts/translate';

import { FormFields } from './fields';
import {
  type ResourceForm,
  type ResourceFormParts,
  fieldsShown,
  useResourceForm,
} from './use-resource-form';

import './form.css';

/** The form for a new row or an old one, drawn from its definition. */
export function FormPart(props: ResourceFormParts) {
  const { words, row } = props;
  const { definition, parts, offers, message } = useResource();
  const { FormAside } = parts;
  const form = useResourceForm(props);
  const { request, values } = form;
  // What was typed since waits for the row: sent now, it would be made as another one.
  const isFollowing = row === null && message?.made !== undefined;
  const name = row === null ? '' : rowName(definition, row);
  const back =
    row !== null && offers.detail
      ? { href: addressOf(definition, { at: 'detail', id: row.id }), text: truncated(name) }
      : { href: addressOf(definition, { at: 'list' }), text: t(`${words}_title`) };
  const fields = fieldsShown(props.form.fields, row === null ? 'create' : 'update', values);
  return (
    <Screen
      title={row === null ? t(`${words}_new`) : t('list_edit_title', { name })}
      back={back}
      wide={FormAside !== undefined}
    >
      <div class={FormAside === undefined ? '' : 'screen-columns'}>
        <form
          class="screen-column resource-form"
          {...form.form}
          onSubmit={isFollowing ? (event) => event.preventDefault() : form.form.onSubmit}
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
          <FormOutcome words={words} isNew={row === null} request={request} />
          {isFollowing ? <FollowState /> : null}
          <div class="section-actions">
            <Button type="submit" variant="primary" busy={request.isPending || isFollowing}>
              {t(row === null ? `${words}_create` : 'common_save')}
            </Button>
            {request.waitUntil !== null ? null : (
              <a class="button button-ghost" href={back.href} onClick={form.drop}>
                {t('common_cancel')}
              </a>
            )}
          </div>
        </form>
        {FormAside === undefined ? null : (
          <aside class="resource-aside">
            <FormAside values={values} />
          </aside>
        )}
      </div>
    </Screen>
  );
}

/** Why what was just made is not in the list yet. */
function FollowState() {
  const { waitUntil } = useResource().list;
  return waitUntil === null ? <LoadFailure /> : <WaitLine until={waitUntil} />;
}

interface FormOutcomeProps {
  words: ChangeWords;
  isNew: boolean;
  request: ResourceForm['request'];
}

function FormOutcome({ words, isNew, request: { state, cancel } }: FormOutcomeProps) {
  const { definition, list, message } = useResource();
  const isUnchanged = state.state === 'done' && state.value === null;
  // Nothing was sent yet where a create led here.
  const isOver = state.state === 'done' || state.state === 'idle';
  const shown = isOver && !isUnchanged ? message : null;
  return (
    <>
      <p role="status" class="resource-form-status">
        {isUnchanged ? t('list_unchanged') : shown?.text}
      </p>
      <MessageWarning message={shown} />
      <ChangeStatus
        change={state}
        failedTitle={t(isNew ? `${words}_create_failed` : `${words}_save_failed`)}
        notInPlan={`${words}_not_in_plan`}
        onCancel={cancel}
      >
        {state.state === 'failed' && state.isUnknown ? (
          <a
            class="button button-secondary"
            href={addressOf(definition, { at: 'list' })}
            onClick={list.refresh}
          >
            {t('list_check')}
          </a>
        ) : null}
      </ChangeStatus>
    </>
  );
}
