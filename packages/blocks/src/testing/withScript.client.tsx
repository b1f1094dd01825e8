import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';

/** Runs a script for the browser while a story is shown, as the page around the block does. */
export const withScript = (start: (signal: AbortSignal) => void): Decorator =>
  function WithScript(Story) {
    useEffect(() => {
      const end = new AbortController();
      start(end.signal);
      return () => end.abort();
    }, []);
    return <Story />;
  };
