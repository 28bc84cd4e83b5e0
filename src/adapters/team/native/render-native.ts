import type * as Docx from 'docx';
import type PdfDocument from 'pdfkit';
import type Pptx from 'pptxgenjs';
import type writeSheet from 'write-excel-file/node';
import { InputError } from '../../../contract/errors.ts';
import type { Native } from '../../../team/producers/document-model.ts';
import { loadPackage } from './load-package.ts';
import type { ReadPicture } from './picture.ts';
import { renderDocx } from './render-docx.ts';
import { renderPdf } from './render-pdf.ts';
import { renderPptx } from './render-pptx.ts';
import { renderXlsx } from './render-xlsx.ts';

/** What stands where the libraries of the formats are looked for, and where screenshots come from. */
export interface Surroundings {
  readonly project: string;
  readonly readPicture: ReadPicture;
}

/** Sets a document in its program's own format. Throws InputError tool_missing, tool_broken. */
export async function renderNative(
  native: Native,
  { project, readPicture }: Surroundings,
): Promise<Uint8Array> {
  switch (native.format) {
    case 'docx':
      return renderDocx(native, readPicture, await load('docx', project, isDocx));
    case 'pdf':
      return renderPdf(native, readPicture, await load('pdfkit', project, isPdf));
    case 'pptx':
      return renderPptx(native, readPicture, await load('pptxgenjs', project, isPptx));
    case 'xlsx':
      return renderXlsx(native, await load('write-excel-file/node', project, isXlsx));
  }
}

async function load<T>(name: string, project: string, isIt: (loaded: unknown) => loaded is T): Promise<T> {
  const loaded = await loadPackage(name, project);
  if (isIt(loaded)) return loaded;
  throw new InputError('tool_broken', `The package ${name} is not the one that is known here.`, {
    hint: 'See the versions under peerDependencies of ux-jury.',
  });
}

function isDocx(loaded: unknown): loaded is typeof Docx {
  return typeof loaded === 'object' && loaded !== null && 'Document' in loaded && 'Packer' in loaded;
}

function isPdf(loaded: unknown): loaded is typeof PdfDocument {
  return typeof loaded === 'function' && hasMethods(loaded, ['struct', 'table', 'text']);
}

function isPptx(loaded: unknown): loaded is typeof Pptx.default {
  return typeof loaded === 'function' && hasMethods(loaded, ['addSlide', 'write']);
}

function isXlsx(loaded: unknown): loaded is typeof writeSheet {
  return typeof loaded === 'function';
}

function hasMethods(made: { readonly prototype: unknown }, names: readonly string[]): boolean {
  const { prototype } = made;
  return typeof prototype === 'object' && prototype !== null && names.every((name) => name in prototype);
}
