import { performance } from 'node:perf_hooks';
import { writeSpreadsheet } from '../../functions/spreadsheets/write-spreadsheet.ts';
import { type WrittenSheet, sheetKinds } from './written-sheets.ts';

/** A separate process: writes one spreadsheet and prints duration and peak memory. */

const [kind, rows] = process.argv.slice(2);
const sheets = sheetKinds[kind as keyof typeof sheetKinds](Number(rows));
const start = performance.now();
const { length } = await writeSpreadsheet(sheets);
const ms = performance.now() - start;
const written: WrittenSheet = { ms, peakMb: process.resourceUsage().maxRSS / 1000, bytes: length };
console.log(JSON.stringify(written));
