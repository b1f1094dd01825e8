'use client';

import { useEffect, useState } from 'react';
import { createQrDrawing, type QrDrawing } from './createQrDrawing';

type State =
  | { readonly kind: 'drawing' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly drawing: QrDrawing };

/** Level M tolerates 15 % of damage, because labels on machines get scratched. */
async function drawQr(address: string): Promise<QrDrawing> {
  const { default: library } = await import('qrcode');
  return createQrDrawing(library.create(address, { errorCorrectionLevel: 'M' }).modules);
}

/** Creates the QR code of an address; its library is loaded on demand. */
export function useQrDrawing(address: string): State & { readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [made, setMade] = useState<{ readonly of: string; readonly state: State }>();
  const requested = `${attempt} ${address}`;
  useEffect(() => {
    let isActive = true;
    const report = (state: State) => {
      if (isActive) setMade({ of: requested, state });
    };
    drawQr(address).then(
      (drawing) => report({ kind: 'ready', drawing }),
      () => report({ kind: 'failed' }),
    );
    return () => {
      isActive = false;
    };
  }, [address, requested]);
  const state: State = made?.of === requested ? made.state : { kind: 'drawing' };
  return { ...state, retry: () => setAttempt(attempt + 1) };
}
