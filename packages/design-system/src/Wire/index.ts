export { Logo, type LogoProps } from './Logo';
export { Wire, type WireProps, type WireVariant } from './Wire';
