export { ColourSchemeField } from './account/ColourSchemeField';
export { createColourSchemeLabels } from './account/createColourSchemeLabels';
export { PortalApp } from './app/PortalApp.client';
export type { PortalAppProps, PortalConfig, PortalLocale } from './app/PortalConfig';
