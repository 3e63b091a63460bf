import { render } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

import type { LinkModel } from '@/components/link/model';
import { formView } from '@/components/link/view';
import { addStyles } from '@/components/ui/add-styles';
import { tint } from '@/components/ui/tint';
import { reportOf } from '@/lib/model/errors';
import type { PopupService } from '@/lib/model/popup-state';
import { letterOf } from '@/lib/rules/services';
import { t } from '@/lib/texts/translate';

import styles from './service-switch.css?inline';
import markStyles from '@/components/ui/service-mark.css?inline';

addStyles(markStyles + styles);

/** Above these, buttons would leave no room for the name of the one in use. */
const mostButtons = 4;

/** Shows in the header which service is in use, and puts another one to use in a click, or with Alt and the number of its place. */
export function ServiceSwitch({ model }: { model: LinkModel }) {
  const { services } = model.state;
  const { view } = model;
  // With another service, the answer to what is under way would come to no popup.
  const disabled =
    view.name === 'making' || view.name === 'looking' || ('busy' in view && view.busy);
  const inUse = services.find((service) => service.inUse);
  // The page may have another service than the one that is known as it opens.
  useLayoutEffect(() => tint(inUse?.color), [inUse?.color]);
  const choose = (service: PopupService | undefined) => {
    if (service?.inUse === false && !disabled) void activate(model, service);
  };
  useLayoutEffect(() => {
    // The header is the page's own, so that it stands in the first frame.
    const header = document.querySelector('#services');
    const Choice = services.length > mostButtons ? ServiceList : ServiceButtons;
    if (header !== null) render(<Choice {...{ services, choose, disabled }} />, header);
    const press = (event: KeyboardEvent) => {
      const service = services[indexOf(event)];
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
function indexOf({ altKey, ctrlKey, metaKey, shiftKey, code }: KeyboardEvent): number {
  const [, number = '0'] = /^Digit([1-9])$/.exec(code) ?? [];
  return altKey && !ctrlKey && !metaKey && !shiftKey ? Number(number) - 1 : -1;
}

/** The popup opens anew, about what there is of its page on that service. */
async function activate(model: LinkModel, { id }: PopupService): Promise<void> {
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

const ServiceButtons = ({ services, choose, disabled }: ChoiceProps) => (
  <span class="services" role="group" aria-label={t('common_service')}>
    {services.map((service, at) => (
      <button
        key={service.id}
        type="button"
        class="service"
        title={service.label}
        aria-label={service.label}
        aria-pressed={service.inUse}
        aria-disabled={disabled ? 'true' : undefined}
        aria-keyshortcuts={`Alt+${String(at + 1)}`}
        onClick={() => choose(service)}
      >
        <Mark of={service} />
        {service.inUse ? <bdi class="service-name">{service.label}</bdi> : null}
      </button>
    ))}
  </span>
);

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
          // Until it is in use, it does not stand as such.
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

const Mark = ({ of: { color, label } }: { of: PopupService }) => (
  <span class={`service-mark service-${color}`} data-letter={letterOf(label)} aria-hidden="true" />
);
