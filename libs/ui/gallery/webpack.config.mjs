import path from 'node:path';
import HtmlPlugin from 'html-webpack-plugin';

/** The gallery: every component of the library with sample data, for looking at. No part of a release. */
export default {
  mode: 'development',
  devtool: false,
  context: import.meta.dirname,
  target: ['web', 'es2022'],
  entry: './gallery.tsx',
  output: { path: path.join(import.meta.dirname, 'dist'), filename: 'gallery.js', clean: true },
  resolve: {
    extensions: ['.ts', '.tsx', '.js'],
    conditionNames: ['source', '...'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
      },
    ],
  },
  plugins: [
    new HtmlPlugin({
      title: 'Gallery',
      templateContent:
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gallery</title><meta name="viewport" content="width=device-width,initial-scale=1"></head><body><main id="root"></main></body></html>',
    }),
  ],
  performance: { hints: false },
};
