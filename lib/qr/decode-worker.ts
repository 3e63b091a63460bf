import decodeQR from 'qr/decode.js';

/** A picture to be read, and where the answer goes. */
export interface DecodeRequest {
  image: ImageData;
  answer: MessagePort;
}

// A page of its own thread, as reading takes tens of milliseconds.
addEventListener('message', ({ data: { image, answer } }: MessageEvent<DecodeRequest>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
  answer.postMessage(decoded(image));
});

function decoded(image: ImageData): string | null {
  try {
    return decodeQR(image);
  } catch {
    return null;
  }
}
