import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';

import messages from '../../messages/en.json';
import type { PortalConfig, PortalLocale } from '../app/PortalConfig';
import { customer, createFakeSignIn } from '../signIn/signIn.mock';
import { SignInContext, type SignIn } from '../signIn/SignInContext';

export const localeMock: PortalLocale = {
  urlCode: 'en',
  language: 'en',
  htmlLang: 'en',
  homeHref: '/en',
  portalHref: '/en/mykomax',
  callbackHref: '/en/callback',
  measurementSystem: 'Metric',
};

export const configMock: PortalConfig = {
  issuer: 'http://localhost:3004/am/oauth2/realms/root/realms/alpha',
  clientId: 'kmx_uapp_login',
  siteOrigin: 'http://localhost:3000',
  dataPath: '/api/customer',
  supportEmail: 'support@demo.example',
  externalServiceUrls: {
    artemis: 'https://artemis.demo.example/',
    direct: 'https://direct.demo.example/',
    mfpwm: 'https://wires.demo.example/',
    mfpmds: 'https://materials.demo.example/',
    lmsefront: 'https://learning.demo.example/',
  },
  artemisCloudUrl: 'https://cloud.artemis.demo.example/',
  directRegistrationUrl: 'https://direct.demo.example/register',
  tokenStore: 'session',
};

export interface FakePortalProps {
  readonly mocks?: readonly MockLink.MockedResponse[];
  readonly user?: SignedInUser;
  readonly signIn?: Partial<Omit<SignIn, 'user' | 'view'>>;
  readonly children: ReactNode;
}

/** Renders a screen in the portal for a test or story: English, signed in, with a service that returns `mocks`. */
export const FakePortal = ({ mocks = [], user = customer, signIn, children }: FakePortalProps) => (
  <IntlProvider locale="en" messages={messages} onWarn={() => undefined}>
    <SignInContext value={createFakeSignIn({ user, ...signIn })}>
      <MockedProvider mocks={mocks}>
        <>{children}</>
      </MockedProvider>
    </SignInContext>
  </IntlProvider>
);
