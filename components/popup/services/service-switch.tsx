import { render } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

import type { PopupModel } from '@/components/popup/model';
import { type View, formView } from '@/components/popup/view';
import { reportOf } from '@/lib/model/errors';
import type { PopupService } from '@/lib/model/popup-state';
import { t } from '@/lib/texts/translate';

import styles from './service-switch.css?inline';
import markStyles from '@/components/ui/service-mark.css?inline';

// Most people have one service: the popup's style sheet, which is read before its first frame, leaves this out.
const sheet = new CSSStyleSheet();
sheet.replaceSync(markStyles + styles);
document.adoptedStyleSheets.push(sheet);

/** Above these, buttons would leave no room for the name of the one in use. */
const mostButtons = 4;

interface ServiceSwitchProps {
  model: PopupModel;
}

/** Shows in the header which service is in use, and puts another one to use in a click, or with Alt and the number of its place. */
export function ServiceSwitch({ model }: ServiceSwitchProps) {
  const { services } = model.state;
  const choose = (service: PopupService | undefined) => {
    if (service?.inUse === false && !isBusy(model.view)) void putToUse(model, service);
  };
  // The header is the page's own, so that it stands in the first frame.
  useLayoutEffect(() => {
    const place = document.querySelector('#services');
    const Choice = services.length > mostButtons ? ServiceList : ServiceButtons;
    const props = { services, choose, disabled: isBusy(model.view) };
    if (place !== null) render(<Choice {...props} />, place);
  });
  // As soon as the services are seen: an ordinary effect begins a frame later.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const service = services[placeOf(event)];
      if (service === undefined) return;
      event.preventDefault();
      choose(service);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return null;
}

/** By the key itself, as with Alt it types another letter on each keyboard. -1 for any other key. */
function placeOf({ altKey, ctrlKey, metaKey, shiftKey, code }: KeyboardEvent): number {
  const [, number = '0'] = /^Digit([1-9])$/.exec(code) ?? [];
  return altKey && !ctrlKey && !metaKey && !shiftKey ? Number(number) - 1 : -1;
}

/** A link that is being made is told to the service's own popup alone: with another service, its answer would come to nobody. */
function isBusy(view: View): boolean {
  return view.name === 'making' || view.name === 'looking' || ('busy' in view && view.busy);
}

/** The popup opens anew, about what there is of its page on that service. */
async function putToUse(model: PopupModel, { id }: PopupService): Promise<void> {
  const { services, state } = model;
  await model.runExclusively(async () => {
    try {
      await services.send('services.use', { id, popup: state.page });
      services.reopen();
    } catch (failure) {
      model.show(formView({ error: reportOf(failure) }));
    }
  });
}

interface ChoiceProps {
  services: readonly PopupService[];
  choose: (service: PopupService | undefined) => void;
  disabled: boolean;
}

function ServiceButtons({ services, choose, disabled }: ChoiceProps) {
  return (
    <span class="services" role="group" aria-label={t('common_service')}>
      {services.map((service, at) => {
        const { id, label, inUse } = service;
        return (
          <button
            key={id}
            type="button"
            class="service"
            title={label}
            aria-label={label}
            aria-pressed={inUse}
            aria-disabled={disabled ? 'true' : undefined}
            aria-keyshortcuts={`Alt+${String(at + 1)}`}
            onClick={() => choose(service)}
          >
            <Mark of={service} />
            {inUse ? <bdi class="service-name">{label}</bdi> : null}
          </button>
        );
      })}
    </span>
  );
}

function ServiceList({ services, choose, disabled }: ChoiceProps) {
  const inUse = services.find((service) => service.inUse);
  return (
    <span class="services">
      {inUse === undefined ? null : <Mark of={inUse} />}
      <select
        dir="auto"
        title={inUse?.label}
        aria-label={t('common_service')}
        value={inUse?.id}
        disabled={disabled}
        onChange={({ currentTarget: list }) => {
          const chosen = services.find(({ id }) => id === list.value);
          // Until it is, it is not said to be.
          list.value = inUse?.id ?? '';
          choose(chosen);
        }}
      >
        {services.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}

const Mark = ({ of: { color } }: { of: PopupService }) => (
  <span class={`service-mark service-${color}`} />
);
