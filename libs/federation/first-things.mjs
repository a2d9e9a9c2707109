import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const firstPaintFile = join(import.meta.dirname, 'first-paint.css');
const firstPaintStyles = () => readFileSync(firstPaintFile, 'utf8').replaceAll(/\/\*.*?\*\/|\s*\n\s*/g, '');

/** What a page needs first: its script ahead of all that it is told to fetch, and the styles of its first paint. */
export class FirstThings {
  constructor(HtmlWebpackPlugin) {
    this.html = HtmlWebpackPlugin;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FirstThings', (compilation) => {
      compilation.fileDependencies.add(firstPaintFile);
      const { alterAssetTags, beforeEmit } = this.html.getHooks(compilation);
      alterAssetTags.tap('FirstThings', (data) => {
        // A deferred script is of low priority to a browser.
        for (const { attributes } of data.assetTags.scripts) attributes.fetchpriority = 'high';
        return data;
      });
      beforeEmit.tap('FirstThings', (data) => ({
        ...data,
        html: data.html.replace('/* first-paint.css */', () => firstPaintStyles()),
      }));
    });
  }
}
