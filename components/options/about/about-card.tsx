import { useId } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CopyButton } from '@/components/ui/copy';
import { Failure } from '@/components/ui/failure';
import { Field, noteId } from '@/components/ui/fields';
import { useFocus } from '@/components/ui/hooks';
import { type OptionsServices, useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import { language } from '@/lib/texts/language';
import { t } from '@/lib/texts/translate';

import { reportText } from './report';

/** Which Curtail this is, what other code is in it, and what those need to know who help. */
export function AboutCard() {
  const services = useServices();
  const { state, error, run, isPending } = useRequest(async () => readReport(services));
  return (
    <Card title={t('about_title')}>
      <p>
        {t('about_version', { version: services.version })}
        {' · '}
        <a href="/changes.txt" target="_blank" rel="noreferrer">
          {t('about_changes')}
        </a>
        {' · '}
        <a href="/licenses.txt" target="_blank" rel="noreferrer">
          {t('data_licenses')}
        </a>
      </p>
      {error === null ? null : <Failure error={error} />}
      {state.state === 'done' ? (
        <Report text={state.value} />
      ) : (
        <div class="section-actions">
          <Button onClick={() => void run()} busy={isPending}>
            {t('about_report')}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** It is read before it is copied: there is no other way to send it. */
function Report({ text }: { text: string }) {
  const id = useId();
  return (
    <>
      <Field
        id={id}
        label={t('about_report')}
        note={{ text: t('about_report_hint'), tone: 'hint' }}
      >
        <textarea
          id={id}
          class="field-control"
          readOnly
          rows={text.split('\n').length + 1}
          dir="ltr"
          aria-describedby={noteId(id)}
          value={text}
          ref={useFocus<HTMLTextAreaElement>()}
        />
      </Field>
      <CopyButton text={text} />
    </>
  );
}

/** Without a request to any service; what cannot be read is said to be unknown. */
async function readReport({ send, version }: OptionsServices): Promise<string> {
  const [services, links, bulk] = await Promise.all([
    send('services.list', undefined).catch(() => null),
    send('links.stored', undefined).catch(() => null),
    send('bulk.get', undefined).catch(() => null),
  ]);
  const { userAgent: browser } = navigator;
  return reportText({ version, browser, language: language(), services, links, bulk });
}
