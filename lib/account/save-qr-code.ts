import type { Account } from './create-account';

/** Characters of a name. Our choice: enough to be told from others. */
const longestName = 100;

/** Saves the QR code of a short link to the account, black on white, which every phone can read. */
export async function saveQrCode(
  { change }: Pick<Account, 'change'>,
  { shortUrl, name }: { shortUrl: string; name: string },
): Promise<{ id: string | null }> {
  const short = Array.from(name.trim()).slice(0, longestName).join('');
  const code = {
    type: 'link',
    data: shortUrl,
    background: 'rgb(255,255,255)',
    foreground: 'rgb(0,0,0)',
  } as const;
  const input = short === '' ? code : { ...code, name: short };
  const { id } = await change('createQrCode', input);
  return { id };
}
