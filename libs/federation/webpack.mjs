// The webpack factory: one configuration each for a remote, for the shell and for a site without federation.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CompressPlugin } from './compress-plugin.mjs';
import { FirstThings } from './first-things.mjs';
import { RemoteManifestPlugin } from './remote-manifest-plugin.mjs';
import { sharedVersions } from './shared.mjs';
import { ShellManifestPlugin } from './shell-manifest-plugin.mjs';
import { SiteManifestPlugin } from './site-manifest-plugin.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
// The federation plugin must use this webpack and no other copy that another tool may have brought.
process.env.FEDERATION_WEBPACK_PATH = require.resolve('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');

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

const contractLoader = { loader: join(import.meta.dirname, 'contract-loader.mjs') };

const lighter = {
  // The package leads bundlers to its development build, whose checks and warnings would travel to every visitor.
  'react-router$': routerFile('index'),
  'react-router/dom$': routerFile('dom-export'),
  // For emotion's withTheme, which nobody uses; as a CommonJS module it would not be left out by itself.
  'hoist-non-react-statics$': false,
  // Without the shortcut for each tag, `styled.div`: ours and MUI's calls name the tag.
  '@emotion/styled$': '@emotion/styled/base',
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
      conditionNames: ['source', '...'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      ...(production && { alias: lighter }),
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: [swc, contractLoader] },
        // The contract table is built by plain calls: without this an area would carry every other area's schemas.
        { test: /libs[\\/]contracts[\\/]src/, sideEffects: false },
        {
          test: /\.css$/,
          use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')],
          sideEffects: true,
        },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
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

/** A script of its own, which begins the calls of the first page while the many others still travel. */
const early = join(import.meta.dirname, '../web/src/early/index.ts');

const compression = production ? [new CompressPlugin()] : [];

/** Marks the document with the version of an area that runs in it, `data-mfe-quotes="1.0.1"`. */
function versionMark(name, version) {
  const script = `document.documentElement.setAttribute('data-${name}', '${version}');`;
  return `data:text/javascript,${encodeURIComponent(script)}`;
}

/** Federation names become globals, which may not hold a dash. */
const containerName = (name) => name.replaceAll('-', '_');

/**
 * A remote: exposes `./src/routes.tsx` alone, carries no copy of what the shell provides.
 * `paths` are the path prefixes whose pages it owns; they are written to `dist/remote.json`.
 * A release builds it elsewhere under a version of its own (RELEASE_OUTPUT, RELEASE_VERSION).
 */
export function remoteConfig({ name, dir, paths }) {
  const base = baseConfig(dir);
  const { RELEASE_OUTPUT: path = join(dir, 'dist'), RELEASE_VERSION } = process.env;
  const version = RELEASE_VERSION ?? JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).version;
  const routes = join(dir, 'src', 'routes.tsx');
  const shared = Object.fromEntries(
    Object.entries(sharedVersions()).map(([module, current]) => [
      module,
      { singleton: true, strictVersion: true, requiredVersion: `^${current}`, import: false },
    ]),
  );
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
        exposes: { './routes': { import: [versionMark(name, version), routes], name: 'routes' } },
        shared,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
      new RemoteManifestPlugin({ name, version, paths, routes, ahead: join(dir, 'src', 'ahead') }),
      ...compression,
    ],
  };
}

/** A page of its own with every asset under `/assets/`, for the shell and for sites. */
function pageConfig({ name, dir, entry, template, path, defines, manifest }) {
  const base = baseConfig(dir);
  return {
    ...base,
    name,
    entry: { main: entry, early },
    output: {
      ...output,
      path,
      publicPath: '/',
      uniqueName: name,
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' }),
      new HtmlWebpackPlugin({
        template,
        inject: 'head',
        scriptLoading: 'defer',
        chunks: ['main'],
      }),
      new FirstThings(HtmlWebpackPlugin),
      new webpack.DefinePlugin(defines),
      manifest,
      ...compression,
    ],
  };
}

/**
 * The shell: a plain build that becomes the federation host at run time.
 * `pages`: what the pages of its own import when they are shown, by path prefix; `calls`: what its frame reads.
 */
export function shellConfig({ dir, pages, calls = [] }) {
  return pageConfig({
    name: 'shell',
    dir,
    entry: './src/index.ts',
    template: './src/index.html',
    path: process.env.RELEASE_OUTPUT ?? join(dir, 'dist'),
    defines: {
      SHARED_VERSIONS: JSON.stringify(sharedVersions()),
      ENV_TARGET: '"web"',
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      // No `new Function`: the Content Security Policy refuses it.
      FEDERATION_ALLOW_NEW_FUNCTION: 'false',
    },
    manifest: new ShellManifestPlugin({
      source: join(dir, 'src'),
      start: './bootstrap',
      area: './federation-host',
      frame: './staff-frame',
      pages,
      calls,
      shared: Object.keys(sharedVersions()),
    }),
  });
}

/** A site on an origin of its own, from the same sources, without federation. */
export function siteConfig({ name, dir }) {
  return pageConfig({
    name,
    dir,
    entry: './src/site/index.ts',
    template: './src/site/index.html',
    path: join(dir, 'dist', 'site'),
    defines: {},
    manifest: new SiteManifestPlugin({
      index: join(dir, 'src', 'site', 'index.ts'),
      start: './bootstrap',
      routes: [join(dir, 'src', 'site', 'site-routes.tsx'), join(dir, 'src', 'routes.tsx')],
      ahead: join(dir, 'src', 'ahead'),
    }),
  });
}
