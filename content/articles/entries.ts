import type { ArticleEntry } from '../types/writing';
import type { ArticleId } from './ids';

/** What each article is in every language; `areas` are the places whose homes suit it, the best first. */
export const articleEntries: Readonly<Record<ArticleId, Omit<ArticleEntry, 'id'>>> = {
  'precios-barcelona-costa-blanca-2026': {
    category: 'market',
    date: '2026-11-10',
    picture: 'area-diagonal-mar',
    areas: ['diagonal-mar', 'moraira', 'calp'],
  },
  'comprar-desde-el-extranjero': {
    category: 'buying',
    date: '2026-11-03',
    picture: 'benissa-masia-2',
    areas: ['moraira', 'altea', 'diagonal-mar'],
  },
  'vender-piso-90-dias': {
    category: 'selling',
    date: '2026-10-20',
    picture: 'blog-selling',
    areas: ['eixample', 'gracia'],
  },
  'guia-compra-barcelona': {
    category: 'buying',
    date: '2026-10-06',
    picture: 'blog-buying',
    areas: ['eixample', 'gracia', 'sarria-sant-gervasi'],
  },
  'valorar-tu-vivienda': {
    category: 'selling',
    date: '2026-09-29',
    picture: 'guide-investment',
    areas: ['sarria-sant-gervasi', 'eixample', 'gracia'],
  },
  'gastos-compraventa-cataluna-comunitat-valenciana': {
    category: 'buying',
    date: '2026-09-15',
    picture: 'guide-legal',
    areas: ['eixample', 'calp', 'benissa'],
  },
  'invertir-barcelona-rentabilidad': {
    category: 'investment',
    date: '2026-08-25',
    picture: 'blog-investment',
    areas: ['diagonal-mar', 'gracia', 'eixample'],
  },
  'reforma-cocina-bano': {
    category: 'renovation',
    date: '2026-07-14',
    picture: 'blog-renovation',
    areas: ['eixample', 'sarria-sant-gervasi'],
  },
  'reformar-piso-eixample': {
    category: 'renovation',
    date: '2026-06-02',
    picture: 'area-eixample',
    areas: ['eixample'],
  },
  'luz-y-orientacion': {
    category: 'design',
    date: '2026-05-19',
    picture: 'blog-design',
    areas: ['gracia', 'pedralbes', 'eixample'],
  },
  'muebles-para-vender': {
    category: 'design',
    date: '2026-04-21',
    picture: 'guide-selling',
    areas: ['gracia', 'eixample'],
  },
  'tendencias-2024': {
    category: 'market',
    date: '2024-12-12',
    picture: 'blog-market',
    areas: ['eixample', 'moraira', 'altea'],
  },
};
