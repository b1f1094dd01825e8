'use client';

import { useState } from 'react';
import { saveFile } from '../shared/saveFile';

/** Exports a list as a file of this name. `hasFailed` stays true until the next attempt. */
export function useCsvExport(fileName: string, save = saveFile) {
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  const exportCsv = async (load: () => Promise<string | null | undefined>) => {
    setState('running');
    try {
      const text = await load();
      if (typeof text !== 'string') throw new Error('The export came without a file.');
      save(text, fileName);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { exportCsv, isRunning: state === 'running', hasFailed: state === 'failed' };
}
