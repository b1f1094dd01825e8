import { everyone, signInByForm, storeSession } from './support/portal';
import { test as setup } from './support/test';

for (const person of everyone)
  setup(`${person} signs in`, async ({ page }) => {
    await signInByForm(page, person);
    await storeSession(page, person);
  });
