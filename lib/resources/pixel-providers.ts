import type { Input } from '@/lib/operations/operations';

interface PixelProvider {
  type: Input<'createPixel'>['type'];
  name: string;
  example: string;
  shape: RegExp;
}

const atLeast5 = /^.{5,}$/;

/** In the order of the form. @source service-api.md, "Pixel"; observed.md, "Fields" */
export const pixelProviders: readonly PixelProvider[] = [
  {
    type: 'gtmpixel',
    name: 'Google Tag Manager',
    example: 'GTM-AB12CD3',
    shape: /^(?=.*GTM).{5,}$/,
  },
  { type: 'gapixel', name: 'Google Analytics', example: 'G-AB12CD34EF', shape: atLeast5 },
  { type: 'adwordspixel', name: 'Google Ads', example: 'AW-123456789', shape: /^.{1,40}$/ },
  {
    type: 'fbpixel',
    name: 'Meta (Facebook)',
    example: '123456789012345',
    shape: /^\d{1,20}$/,
  },
  { type: 'linkedinpixel', name: 'LinkedIn', example: '1234567', shape: /^.{1,10}$/ },
  { type: 'twitterpixel', name: 'X (Twitter)', example: 'o1abc', shape: /^.{1,15}$/ },
  { type: 'adrollpixel', name: 'AdRoll', example: 'ABCDEFGHIJKLMNOPQRSTUV', shape: /^.{1,50}$/ },
  {
    type: 'quorapixel',
    name: 'Quora',
    example: 'quora-pixel-0123456789-abcdefghij',
    shape: /^.{30,}$/,
  },
  { type: 'pinterest', name: 'Pinterest', example: '2612345678901', shape: atLeast5 },
  { type: 'bing', name: 'Microsoft Advertising (Bing)', example: '12345678', shape: atLeast5 },
  {
    type: 'snapchat',
    name: 'Snapchat',
    example: '01234567-89ab-cdef-0123-456789abcdef',
    shape: atLeast5,
  },
  { type: 'reddit', name: 'Reddit', example: 't2_abc123', shape: atLeast5 },
  { type: 'tiktok', name: 'TikTok', example: 'C4ABCDEFGHIJKLMNOPQR', shape: atLeast5 },
];
