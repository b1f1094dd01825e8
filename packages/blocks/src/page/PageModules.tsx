import { prepareModule } from '../registry';
import { ModuleList, type PageModulesProps } from './ModuleList';

/** The modules of any page, one below the other; see `ModuleList`. */
export const PageModules = (props: PageModulesProps) => <ModuleList {...props} prepare={prepareModule} />;
