import { canReloadPage, isChunkFailure, reloadPage } from './page/reloadPage';

/** What React lends to the shell. */
export interface ShellHost {
  pushRoute: (href: string) => void;
  prefetchRoute: (href: string) => void;
  /** Puts the error page in place of the page. */
  showError: (error: Error) => void;
}

/** The shell as the page sees it. */
export interface BrowserShell {
  navigate: (href: string) => void;
  /** A page was drawn, the first or the next. */
  pageShown: () => void;
  stop: () => void;
}

/** The page first: the shell comes about 1 s after the start (section 9), when the browser has nothing else to do. */
const startDelayMs = 1000;

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: startDelayMs }) : work();

/** Stands in for the shell until its script has come; without it links and forms work all the same. */
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
