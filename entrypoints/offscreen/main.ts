import { serveClipboard } from '@/lib/platform/offscreen-clipboard';

serveClipboard();
