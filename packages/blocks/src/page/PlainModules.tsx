import { preparePlainModule } from '../plainRegistry';
import { ModuleList, type PageModulesProps } from './ModuleList';

/** The modules of an ordinary page (`arePlain`): the page brings the styles of those blocks alone. */
export const PlainModules = (props: PageModulesProps) => (
  <ModuleList {...props} prepare={preparePlainModule} />
);
