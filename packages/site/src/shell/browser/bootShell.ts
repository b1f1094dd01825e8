import { canReloadPage, isChunkFailure, reloadPage } from './page/reloadPage';

/** Functions that React provides to the shell. */
export interface ShellHost {
  pushRoute: (href: string) => void;
  prefetchRoute: (href: string) => void;
  /** Replaces the page with the error page. */
  showError: (error: Error) => void;
}

export interface BrowserShell {
  navigate: (href: string) => void;
  /** Call after each page has been rendered. */
  pageShown: () => void;
  stop: () => void;
}

/** The shell is loaded about 1 s after the start (section 9), when the browser is idle. */
const startDelayMs = 1000;

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: startDelayMs }) : work();

/** Replaces the shell until its script has loaded; links and forms work without it. */
export function bootShell(host: ShellHost): BrowserShell {
  let shell: BrowserShell | undefined;
  let isStopped = false;
  let isFormDirty = false;
  const onInput = () => {
    isFormDirty = true;
  };
  const start = async () => {
    try {
      const { startShell } = await import('./startShell.client');
      if (!isStopped) shell = startShell(host, isFormDirty);
    } catch (error) {
      if (isChunkFailure(error) && !isFormDirty && canReloadPage()) reloadPage();
      else console.error(error);
    }
  };
  document.addEventListener('input', onInput);
  const timer = setTimeout(() => whenIdle(() => void start()), startDelayMs - performance.now());
  return {
    navigate: (href) => (shell ? shell.navigate(href) : host.pushRoute(href)),
    pageShown: () => {
      isFormDirty = false;
      shell?.pageShown();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('input', onInput);
      shell?.stop();
    },
  };
}
