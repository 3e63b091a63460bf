import { useState } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { ColorField } from '@/components/ui/color-field';
import { TextField } from '@/components/ui/fields';
import { FilePicker } from '@/components/ui/file-picker';
import { SelectField } from '@/components/ui/select-field';
import { Switch } from '@/components/ui/switch';
import type { QrLook, QrShape } from '@/lib/model/qr-look';
import { plainLook } from '@/lib/qr/plain-look';
import type { Readability } from '@/lib/qr/read-back';
import { isHexColor, isReadable } from '@/lib/rules/color';
import { t } from '@/lib/texts/translate';

import { readLogo } from './logo-file';
import { QrPresets } from './presets';
import type { Looks } from './use-looks';

interface QrDesignerProps {
  looks: Looks;
  change: (changes: Partial<Looks>) => void;
  pixels: number;
  setPixels: (pixels: number) => void;
  /** Of the code in this look; null while it is being read. */
  readability: Readability | null;
}

const shapes = ['square', 'rounded', 'round'] as const satisfies QrShape[];
const levels = ['L', 'M', 'Q', 'H'] as const;
const levelNames = { L: 'low', M: 'medium', Q: 'high', H: 'highest' } as const;
const margins = ['0', '1', '2', '3', '4', '6', '8'];

/** Everything that can be chosen of how a code looks; the code beside it changes with each choice. */
export function QrDesigner({ looks, change, pixels, setPixels, readability }: QrDesignerProps) {
  const { look } = looks;
  const set = (changes: Partial<QrLook>) => change({ look: { ...look, ...changes } });
  const hasLogo = look.logo !== '';
  const isWeak = !isReadable(look.foreground, look.background);
  const shapeField = (name: 'modules' | 'corners') => (
    <SelectField
      label={t(`qr_look_${name}`)}
      value={look[name]}
      choices={shapes.map((value) => ({ value, text: t(`qr_look_${value}`) }))}
      onChange={(chosen) => set({ [name]: shapes.find((shape) => shape === chosen) })}
    />
  );
  return (
    <div class="qr-designer">
      <QrPresets looks={looks} change={change} />
      <LookColor name="foreground" look={look} set={set} />
      <LookColor
        name="background"
        look={look}
        set={set}
        warning={isWeak ? t('qr_codes_contrast_weak') : undefined}
      />
      <Switch checked={look.transparent} onChange={(transparent) => set({ transparent })}>
        {t('qr_look_transparent')}
      </Switch>
      {shapeField('modules')}
      {shapeField('corners')}
      <SelectField
        label={t('qr_look_level')}
        value={hasLogo ? 'H' : look.level}
        choices={(hasLogo ? (['H'] as const) : levels).map((value) => ({
          value,
          text: t(`qr_look_level_${levelNames[value]}`),
        }))}
        onChange={(chosen) => set({ level: levels.find((level) => level === chosen) ?? 'M' })}
        hint={hasLogo ? t('qr_look_level_logo') : undefined}
      />
      <SelectField
        label={t('qr_look_margin')}
        value={String(look.margin)}
        choices={margins.map((value) => ({ value, text: value }))}
        onChange={(chosen) => set({ margin: Number(chosen) })}
      />
      <LookLogo look={look} set={set} />
      <PixelsField pixels={pixels} setPixels={setPixels} />
      <p class="field-note" role="status">
        {readability === 'small' || readability === 'large' ? t(`qr_look_${readability}`) : null}
      </p>
      <div class="section-actions">
        <Button class="button-small" variant="ghost" onClick={() => set(plainLook)}>
          {t('qr_look_reset')}
        </Button>
      </div>
    </div>
  );
}

interface LookPartProps {
  look: QrLook;
  set: (changes: Partial<QrLook>) => void;
}

/** A color that is half typed is drawn once it is whole. */
function LookColor(
  props: LookPartProps & { name: 'foreground' | 'background'; warning?: string | undefined },
) {
  const { name, look, set, warning } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const type = (value: string) => {
    const isWhole = isHexColor(value.trim());
    setTyped(isWhole ? null : value);
    if (isWhole) set({ [name]: value.trim() });
  };
  return (
    <ColorField
      label={t(`qr_codes_${name}`)}
      value={typed ?? look[name]}
      onInput={type}
      onBlur={() => setTyped(null)}
      warning={warning}
    />
  );
}

/** Megabytes of a picture that is made small anyway. */
const maxLogoBytes = 5;

function LookLogo({ look, set }: LookPartProps) {
  const [problem, setProblem] = useState('');
  const pick = async (picked: File | string) => {
    if (typeof picked === 'string') return setProblem(picked);
    try {
      set({ logo: await readLogo(picked) });
      setProblem('');
    } catch {
      setProblem(t('qr_look_logo_failed'));
    }
  };
  return (
    <fieldset class="section">
      <legend class="field-label">{t('qr_look_logo')}</legend>
      <FilePicker
        accept="image/*"
        maxBytes={maxLogoBytes}
        onPick={(picked) => void pick(picked)}
        message={{ text: problem, isProblem: problem !== '' }}
        further={
          look.logo === '' ? null : (
            <Button variant="ghost" onClick={() => set({ logo: '' })}>
              {t('qr_look_logo_remove')}
            </Button>
          )
        }
      />
      <p class="field-note">{t('qr_look_logo_hint')}</p>
    </fieldset>
  );
}

const pixelBounds = { min: 64, max: 8192 };

function PixelsField({ pixels, setPixels }: Pick<QrDesignerProps, 'pixels' | 'setPixels'>) {
  const [typed, setTyped] = useState(String(pixels));
  const isIn = (value: number) =>
    Number.isInteger(value) && value >= pixelBounds.min && value <= pixelBounds.max;
  return (
    <TextField
      label={t('qr_look_pixels')}
      value={typed}
      onInput={(value) => {
        setTyped(value);
        if (isIn(Number(value))) setPixels(Number(value));
      }}
      problem={isIn(Number(typed)) ? undefined : t('qr_look_pixels_problem', pixelBounds)}
      code
    />
  );
}
