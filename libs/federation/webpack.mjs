// The webpack factory: one configuration each for a remote, for the shell and for a site without federation.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findCommit } from '../service-kit/product-build.mjs';
import { CompressPlugin } from './compress-plugin.mjs';
import { remoteManifest, shellManifest, siteManifest } from './pages-manifest.mjs';
import { productVersion, sharedModules, sharedSources } from './shared.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
// The federation plugin must use this webpack and no other copy that another tool may have brought.
process.env.FEDERATION_WEBPACK_PATH = require.resolve('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');

/** Of the sources of this build. A build that Nx finds unchanged keeps the commit it was made from. */
const commit = await findCommit();

const production = process.env.NODE_ENV !== 'development';

const swc = {
  loader: require.resolve('swc-loader'),
  options: {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production } },
    },
  },
};

const lighter = {
  // The package points bundlers to its development build, whose checks and warnings would be sent to every visitor.
  'react-router$': routerFile('index'),
  'react-router/dom$': routerFile('dom-export'),
  // For emotion's withTheme, which is not used; as a CommonJS module it is not tree-shaken.
  'hoist-non-react-statics$': false,
  // Without the shortcut for each tag, `styled.div`: ours and MUI's calls name the tag.
  '@emotion/styled$': '@emotion/styled/base',
  // MUI's parts that the theme turns off: its own CSS variables, and waves on pressed buttons.
  './createThemeWithVars.mjs$': false,
  './TouchRipple.mjs$': false,
  // A release builds the contract's calls apart (stack/build-part.mjs).
  ...(process.env.RELEASE_CALLS && { '@overland/contracts/calls$': process.env.RELEASE_CALLS }),
};

function routerFile(name) {
  return join(dirname(require.resolve('react-router/package.json')), 'dist/production', `${name}.mjs`);
}

/** What every build has: our sources are compiled where they are imported, the libraries need no build first. */
function baseConfig(dir) {
  return {
    mode: production ? 'production' : 'development',
    context: dir,
    target: ['web', 'es2022'],
    devtool: production ? false : 'source-map',
    performance: false,
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // `web-build`: what a build made in place of a source, the contract's calls.
      conditionNames: [...(production ? ['web-build'] : []), 'source', '...'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      ...(production && { alias: lighter }),
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: swc },
        {
          test: /\.css$/,
          use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')],
          sideEffects: true,
        },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
        { test: /[\\/]favicon[\\/][^\\/]+$/, generator: { filename: '[name][ext]' } },
      ],
    },
    optimization: {
      // Before it is made small. A request costs a page more than some kilobytes that it has twice.
      splitChunks: { chunks: 'async', minSize: 40_000 },
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
  };
}

const output = {
  chunkLoadTimeout: 60_000,
  // Without it a module that failed once stays in the cache half-made, and "Try again" cannot work.
  strictModuleExceptionHandling: true,
  hashFunction: 'xxhash64',
};

const compression = production ? [new CompressPlugin()] : [];

/** Marks the document with the version of an area that runs in it, `data-mfe-quotes="1.0.1"`. */
function versionMark(name, version) {
  const script = `document.documentElement.setAttribute('data-${name}', '${version}');`;
  return `data:text/javascript,${encodeURIComponent(script)}`;
}

/** Federation names become globals, which may not contain a dash. */
const containerName = (name) => name.replaceAll('-', '_');

/**
 * A remote: exposes `./src/routes.tsx` alone and bundles nothing that the shell provides. Its pages (`./src/pages.ts`)
 * are written to `dist/remote.json`. A release sets another folder and version (RELEASE_OUTPUT, RELEASE_VERSION).
 */
export function remoteConfig({ name, dir }) {
  const base = baseConfig(dir);
  const { RELEASE_OUTPUT: path = join(dir, 'dist'), RELEASE_VERSION: version = productVersion } = process.env;
  // No version is asked of the runtime: the shell loads no area that does not run in it (`runsIn`).
  const taken = { singleton: true, requiredVersion: false, import: false };
  return {
    ...base,
    name,
    entry: {},
    output: {
      ...output,
      path,
      publicPath: 'auto',
      // Two versions can come into one document, one after the other that was refused: their chunks must not mix.
      uniqueName: `${name}-${version}`,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: { keep: /^site[\\/]/ },
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: {
          './routes': { import: [versionMark(name, version), join(dir, 'src/routes.tsx')], name: 'routes' },
        },
        shared: Object.fromEntries(sharedModules.map((module) => [module, taken])),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
      remoteManifest({ name, version, commit, folder: join(dir, 'src') }),
      ...compression,
    ],
  };
}

/** `icon-…` are what phones show of an installed site, on a ground of their own. */
const favicons = ['favicon.svg', 'favicon.png', 'icon-180.png', 'icon-192.png', 'icon-512.png'].map((file) =>
  join(import.meta.dirname, 'favicon', file),
);

const serviceWorker = 'service-worker';

/** An HTML page with every asset under `/assets/`, for the shell and for sites. */
function pageConfig({ name, dir, entry, worker, template, path, defines, manifest }) {
  const base = baseConfig(dir);
  return {
    ...base,
    name,
    // The icons are emitted because they are part of the entry; the template names them.
    entry: { main: [...favicons, entry], ...(worker && { [serviceWorker]: worker }) },
    output: {
      ...output,
      path,
      publicPath: '/',
      uniqueName: name,
      // Browsers know a service worker by its address, and it may act for what lies beside it.
      filename: ({ chunk }) =>
        chunk.name === serviceWorker ? '[name].js' : 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' }),
      new HtmlWebpackPlugin({ template, inject: 'head', scriptLoading: 'defer', chunks: ['main'] }),
      new webpack.DefinePlugin(defines),
      manifest,
      ...compression,
    ],
  };
}

/** The shell: a plain build that becomes the federation host at run time. */
export function shellConfig({ dir }) {
  return pageConfig({
    name: 'shell',
    dir,
    entry: './src/index.ts',
    template: './src/index.html',
    path: process.env.RELEASE_OUTPUT ?? join(dir, 'dist'),
    defines: {
      PRODUCT_VERSION: JSON.stringify(productVersion),
      PRODUCT_COMMIT: JSON.stringify(commit),
      ENV_TARGET: '"web"',
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      // No `new Function`: the Content Security Policy refuses it.
      FEDERATION_ALLOW_NEW_FUNCTION: 'false',
    },
    manifest: shellManifest({
      version: productVersion,
      commit,
      sharedSources: sharedSources(),
      folder: join(dir, 'src'),
      start: ['react-dom/client', './bootstrap'],
      area: './staff',
      frame: '../app/staff',
      shared: sharedModules,
    }),
  });
}

/** A site on a separate origin, from the same sources, without federation. */
export function siteConfig({ name, dir }) {
  return pageConfig({
    name,
    dir,
    entry: './src/site/index.ts',
    worker: './src/site/offline/service-worker.ts',
    template: './src/site/index.html',
    path: join(dir, 'dist', 'site'),
    defines: {},
    manifest: siteManifest({
      index: join(dir, 'src/site/index.ts'),
      start: ['react-dom/client', './bootstrap'],
      folders: [join(dir, 'src/site'), join(dir, 'src')],
    }),
  });
}
