import { createInstance } from '@module-federation/enhanced/runtime';
import injectExternalRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { containerName, type RemoteRow } from '@overland/federation';
import * as ui from '@overland/ui';
import * as map from '@overland/ui/map';
import * as web from '@overland/web';
import { Outlet, QueryClientProvider, queryClient, type RouteObject } from '@overland/web';
import { shellVersion } from './shell-version';

/**
 * What remotes take from the shell: what nearly every page of an area needs is here already. The list is
 * `@overland/federation`'s `shared.mjs`.
 */
const shared = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  '@overland/web': async () => web,
  '@overland/ui': async () => ui,
  '@overland/ui/forms': () => import('@overland/ui/forms'),
  '@overland/ui/table': () => import('@overland/ui/table'),
  '@overland/ui/editing': () => import('@overland/ui/editing'),
  '@overland/ui/form-dialog': () => import('@overland/ui/form-dialog'),
  '@overland/ui/overlays': () => import('@overland/ui/overlays'),
  '@overland/ui/dates': () => import('@overland/ui/dates'),
  '@overland/ui/charts': () => import('@overland/ui/charts'),
  '@overland/ui/imports': () => import('@overland/ui/imports'),
  '@overland/ui/terms': () => import('@overland/ui/terms'),
  '@overland/ui/map': async () => map,
} satisfies Record<string, () => Promise<unknown>>;

const host = createInstance({
  name: 'shell',
  remotes: [],
  // For remotes, which are built with `externalRuntime`.
  plugins: [injectExternalRuntimeCore()],
  shared: Object.fromEntries(
    (Object.keys(shared) as Array<keyof typeof shared>).map((name) => [name, provide(name)]),
  ),
});

function provide(name: keyof typeof shared) {
  return {
    version: shellVersion,
    shareConfig: { singleton: true, requiredVersion: false as const },
    get: async () => {
      try {
        const module: unknown = await shared[name]();
        return () => module;
      } catch (error) {
        forget(name);
        throw error;
      }
    },
  };
}

/** The runtime would answer every later try with the load that failed. */
function forget(name: string): void {
  const kept = host.shareScopeMap.default?.[name]?.[shellVersion];
  if (kept) kept.loading = null;
}

const tries = new Map<string, number>();

/** Loads what a remote exposes. Each try asks for another address, so that a hanging one is not waited for. */
export async function loadRoutes({ name, entry }: RemoteRow): Promise<RouteObject[]> {
  const container = containerName(name);
  const tried = tries.get(name) ?? 0;
  tries.set(name, tried + 1);
  host.registerRemotes([{ name: container, entry: tried === 0 ? entry : `${entry}?try=${tried}` }], {
    force: true,
  });
  const exposed = await host.loadRemote<{ routes: RouteObject[] }>(`${container}/routes`);
  if (!Array.isArray(exposed?.routes)) throw new Error(`${name} exposes no routes.`);
  return [{ element: <WithQueries />, children: exposed.routes }];
}

/** Wraps the pages of every area, signed in or not. */
function WithQueries() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
