import { test as setup } from '@playwright/test';

import { everyone, signInByForm, storeSession } from './support/portal';

for (const person of everyone)
  setup(`${person} signs in`, async ({ page }) => {
    await signInByForm(page, person);
    await storeSession(page, person);
  });
