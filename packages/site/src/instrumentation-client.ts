import { prepareBrowser } from './shell/browser/prepareBrowser';

prepareBrowser();
