import { prepareBrowser } from '../shell/browser/prepareBrowser';

import { startPage } from './startPage';
import { whenActivated } from './whenActivated';

prepareBrowser();
whenActivated(() => startPage(new AbortController().signal));
