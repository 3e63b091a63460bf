import { isAccountOffered } from '@/components/link/actions/make-link';
import type { LinkModel } from '@/components/link/model';
import { addStyles } from '@/components/ui/add-styles';
import type { LinkRecord } from '@/lib/model/link';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

import { QrSvg, qrFailureText, useQrDrawing } from './qr-code';
import { QrTools, SaveQrButton, type Say } from './qr-tools';

import styles from './panel-parts.css?inline';

addStyles(styles);

interface PanelProps {
  link: LinkRecord;
  model: LinkModel;
}

const useDrawn = ({ link: { shortUrl }, model }: PanelProps) =>
  useQrDrawing(shortUrl, false, async () => model.qrCodeOf(shortUrl));

export function PanelCode(props: PanelProps & { name: PlainMessageKey }) {
  const drawing = useDrawn(props);
  if (typeof drawing === 'string') return <p>{qrFailureText(drawing)}</p>;
  return drawing && <QrSvg code={drawing} label={t(props.name)} />;
}

export function PanelTools(props: PanelProps & { say: Say }) {
  const { link, model, say } = props;
  const { services, state } = model;
  const drawing = useDrawn(props);
  const code = typeof drawing === 'string' ? null : drawing;
  return (
    <>
      <QrTools code={code} link={link.shortUrl} services={services} say={say} isShort />
      {isAccountOffered(state) ? (
        <div class="qr-save">
          {' '}
          <SaveQrButton link={link} isPrivate={state.page.private} services={services} say={say} />
        </div>
      ) : null}
    </>
  );
}
