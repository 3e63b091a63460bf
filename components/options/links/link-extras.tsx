import { useId, useMemo, useState } from 'preact/hooks';

import { Field, TextField, noteId } from '@/components/ui/fields';
import { Loaded } from '@/components/ui/loaded';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { useAccountRead, type AccountRead } from '@/components/ui/use-account-read';
import type { LinkChanges, LinkExtras } from '@/lib/model/link';
import type { Output } from '@/lib/operations/operations';
import { chosenExtras } from '@/lib/rules/link';
import { firstRequest } from '@/lib/rules/list-rows';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

import './link-extras.css';

export const noExtras: LinkExtras = { title: '', description: '', type: '', pixels: [] };

interface ExtrasProps {
  extras: LinkExtras;
  set: (changes: Partial<LinkExtras>) => void;
}

interface MoreOptionsProps extends ExtrasProps {
  /** The link is there already, and keeps what is not chosen. `pixels`: those that it has; null where the service does not tell. */
  edited?: { pixels: string[] | null } | undefined;
}

/** Splash pages and pixels, folded; the account's lists are read once it is unfolded. */
export function MoreOptions({ edited, ...props }: MoreOptionsProps) {
  const { extras } = props;
  const chosen = Object.keys(chosenExtras(extras)).filter(
    (name): name is keyof LinkExtras =>
      edited === undefined || name === 'type' || name === 'pixels',
  );
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="link-extras" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('links_more_options')}
        {isOpen || chosen.length === 0 ? null : (
          <span class="link-extras-chosen"> {namesOf(chosen)}</span>
        )}
      </summary>
      {isOpen ? (
        <div class="link-extras-fields">
          <RedirectField {...props} isEdited={edited !== undefined} />
          <PixelFields {...props} edited={edited} />
          {edited === undefined ? <PreviewFields {...props} /> : null}
        </div>
      ) : null}
    </details>
  );
}

export function PreviewFields({ extras, set }: Omit<ExtrasProps, 'services'>) {
  const id = useId();
  return (
    <>
      <TextField
        label={t('link_preview_title')}
        name="title"
        value={extras.title}
        onInput={(title) => set({ title })}
        hint={t('link_preview_hint')}
      />
      <Field id={id} label={t('link_preview_description')}>
        <textarea
          id={id}
          name="description"
          class="field-control"
          rows={2}
          value={extras.description}
          aria-describedby={noteId(id)}
          onInput={(event) => set({ description: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}

type SplashPages = AccountRead<Output<'listSplashPages'>>;

function RedirectField({ extras, set, isEdited }: ExtrasProps & { isEdited: boolean }) {
  const pages: SplashPages = useAccountRead('listSplashPages', firstRequest);
  const { type } = extras;
  const [listed, isCut] =
    pages.state === 'ready' ? [pages.value.items, pages.value.nextPage !== null] : [[], false];
  const splash = listed.flatMap(({ id, name }) =>
    id === null ? [] : [{ value: id, text: splashText(id, name) }],
  );
  const own = [
    { value: '', text: t(isEdited ? 'link_redirect_unchanged' : 'link_redirect_default') },
    { value: 'direct', text: t('link_redirect_direct') },
    { value: 'frame', text: t('link_redirect_frame') },
    ...splash,
  ];
  // What was chosen stays, whether it is listed or not.
  const isKnown = own.some(({ value }) => value === type);
  const choices = isKnown ? own : [...own, { value: type, text: splashText(type, '') }];
  return (
    <>
      <SelectField
        label={t('link_redirect_type')}
        name="type"
        value={type}
        choices={choices}
        onChange={(next) => set({ type: next })}
        hint={isCut ? t('link_splash_pages_cut_off') : hintOf(type)}
      />
      <Loaded of={pages} failed="splash_pages_load_failed">
        {() => null}
      </Loaded>
    </>
  );
}

const splashText = (id: string, name: string): string =>
  name === '' ? t('splash_pages_unnamed', { id }) : t('link_redirect_splash', { name });

function hintOf(type: string): string | undefined {
  if (type === '') return undefined;
  if (type === 'direct' || type === 'frame') return t(`link_redirect_${type}_hint`);
  return t('link_redirect_splash_hint');
}

function PixelFields({ extras, set, edited }: MoreOptionsProps) {
  const read = useAccountRead('listPixels', firstRequest);
  const { pixels } = extras;
  const choices = useMemo(() => {
    const listed = read.state === 'ready' ? read.value.items : [];
    const named = new Map(listed.flatMap(({ id, name }) => (id === null ? [] : [[id, name]])));
    // What was chosen stays, whether it is listed or not.
    return [...named, ...pixels.filter((id) => !named.has(id)).map((id) => [id, ''] as const)];
  }, [read, pixels]);
  const toggle = (id: string, isOn: boolean) =>
    set({ pixels: isOn ? [...pixels, id] : pixels.filter((each) => each !== id) });
  return (
    <fieldset class="link-pixels">
      <legend class="field-label">{t('pixels_title')}</legend>
      {edited?.pixels === null ? <p class="field-note">{t('link_pixels_replace')}</p> : null}
      {choices.map(([id, name]) => (
        <label key={id} class="link-pixel">
          <input
            type="checkbox"
            name="pixels"
            checked={pixels.includes(id)}
            onChange={(event) => toggle(id, event.currentTarget.checked)}
          />
          <bdi>{name || t('pixels_unnamed', { id })}</bdi>
        </label>
      ))}
      <Loaded of={read} failed="pixels_load_failed">
        {({ value: { nextPage } }) => (
          <p class="link-untold">
            {choices.length === 0 ? t('pixels_empty_title') : null}
            {nextPage === null ? null : t('link_pixels_cut_off')}
          </p>
        )}
      </Loaded>
    </fieldset>
  );
}

type FieldOfLink = keyof LinkChanges;

const labels: Record<FieldOfLink, PlainMessageKey> = {
  url: 'form_url',
  password: 'link_fact_password',
  expiry: 'link_fact_expiration',
  title: 'link_preview_title',
  description: 'link_preview_description',
  type: 'link_redirect_type',
  pixels: 'pixels_title',
};

const namesOf = (fields: readonly FieldOfLink[]): string =>
  fields.map((field) => t(labels[field])).join(', ');

interface TakenOverProps {
  /** What the service tells otherwise than it was asked for. */
  differing: readonly FieldOfLink[];
  untold: readonly FieldOfLink[];
}

/** What of that which was asked for a link may not be so: services leave out what a plan lacks, and say nothing. */
export const TakenOver = ({ differing, untold }: TakenOverProps) => (
  <>
    {differing.length === 0 ? null : (
      <Notice tone="warning">
        <p>{t('link_not_as_chosen', { names: namesOf(differing) })}</p>
      </Notice>
    )}
    {untold.length === 0 ? null : (
      <p class="link-untold" role="status">
        {t('link_not_confirmed', { names: namesOf(untold) })}
      </p>
    )}
  </>
);
