import { Elsewhere, Form, Mend } from './lazy-parts';
import { MakingScreen } from './making-screen';
import type { PopupModel } from './popup-model';
import { ResultScreen } from './result/result-screen';
import { statusText } from './status-text';
import { useModel } from './use-model';
import type { View } from './view';

/** The popup: one screen at a time, and what a screen reader is told about it. */
export function Popup({ model }: { model: PopupModel }) {
  const view = useModel(model);
  return (
    <>
      {screenOf(view, model)}
      <p class="unseen" role="status">
        {statusText(view)}
      </p>
    </>
  );
}

function screenOf(view: View, model: PopupModel) {
  switch (view.name) {
    case 'making':
      return <MakingScreen text="Making your short link…" />;
    case 'looking':
      return <MakingScreen text="Looking for the link…" />;
    case 'form':
      return <Form model={model} view={view} />;
    case 'result':
      return <ResultScreen key={view.link.shortUrl} model={model} view={view} />;
    case 'behind':
    case 'job':
    case 'job_ended':
    case 'allow_tabs':
      return <Elsewhere model={model} view={view} />;
    default:
      return <Mend model={model} view={view} />;
  }
}
