export { PortalApp } from './app/PortalApp.client';
export type { PortalAppProps, PortalConfig, PortalLocale } from './app/PortalConfig';
