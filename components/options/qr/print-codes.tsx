import { render } from 'preact';

import { QrSvg } from '@/components/link/qr/qr-code';
import type { send } from '@/lib/messages/client';
import type { QrCode } from '@/lib/qr/qr-code';
import { withoutScheme } from '@/lib/rules/url/without-scheme';

import './print-codes.css';

interface PrintedCode {
  code: QrCode;
  /** Stands below it. */
  caption: string;
  about?: string | undefined;
}

/** Opens the browser's dialog for printing a sheet of codes, three in a row, each 50 mm wide. */
export function printCodes(codes: readonly PrintedCode[]): void {
  const sheet = document.createElement('div');
  sheet.className = 'print-sheet';
  render(
    codes.map(({ code, caption, about }, at) => (
      <figure key={at}>
        <QrSvg code={code} label={caption} />
        <figcaption>
          {about ? <bdi>{about}</bdi> : null}
          <bdi dir="ltr">{caption}</bdi>
        </figcaption>
      </figure>
    )),
    sheet,
  );
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  print();
}

/** The same of links, each in the look used last; a link that fits into no code is left out. @param links with what each is for */
export async function printCodesOf(
  links: readonly { shortUrl: string; about?: string }[],
  ask: typeof send,
): Promise<void> {
  const { drawInLook, readLook } = await import('@/components/link/qr/draw-in-look');
  const look = await readLook(ask);
  const codes: PrintedCode[] = [];
  for (const { shortUrl, about } of links) {
    const code = await drawInLook(shortUrl, look);
    if (code !== null) codes.push({ code, caption: withoutScheme(shortUrl), about });
  }
  printCodes(codes);
}
