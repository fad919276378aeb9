import { installApp, useInstallState, useSettings } from '../../shared/index.ts';
import { InstallView } from './install-view.tsx';

export function Install() {
  return <InstallView state={useInstallState()} site={useSettings().name} onInstall={() => void installApp()} />;
}
