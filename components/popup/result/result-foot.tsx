import { LazyNotices } from '@/components/link/result/lazy-parts';
import { UndoButton } from '@/components/link/result/undo-button';
import type { Drawn, ResultView } from '@/components/link/view';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/texts/translate';

const variants = async () => import('@/components/link/actions/make-variant');

/** What else can be done with a link, or in its place. */
export function ResultFoot({ model, view }: Drawn<ResultView>) {
  const createAnother = () => void variants().then(async ({ makeAnother }) => makeAnother(model));
  return (
    <>
      <LazyNotices model={model} view={view} createAnother={createAnother} />
      <div class="foot-row">
        <UndoButton model={model} view={view} createAnother={createAnother} />
        <span class="foot-gap" />
        <Button
          variant="ghost"
          onClick={() => void variants().then(async ({ openForm }) => openForm(model))}
        >
          {t('result_customize')}
        </Button>
        {view.how === 'created' || view.isDead ? null : (
          <Button onClick={createAnother}>{t('result_create_another')}</Button>
        )}
      </div>
    </>
  );
}
