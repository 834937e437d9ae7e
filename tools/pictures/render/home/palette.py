"""Materials of a room by name, from the colours of a furnishing style and those of the brief."""
from kit import *

BASE = dict(wall='#f1eade', accent='#d9c7ab', mark='#ece4d4', ceil='#f5f0e7', trim='#f1ebe0', join='#efe9dc', door='#efe9dc', joinery='#efe9dc', frame='#34322f', sill='#ddd3c2', beam='#7a5636', boards='#a97d52',
            wood='#7a5233', top='#e4dccd', front='#8a9a7b', cloth='#e2d8c6', cloth2='#b08d62', cush1='#a56a50', cush2='#7b8a6b', cush3='#c79c52', throw='#a56a50', rug1='#e2d6c0', rug2='#b98562', rug3='#4f6a70',
            sheet='#f3efe6', quilt='#e6dccb', blanket='#a56a50', drape='#d8c8ac', ceram2='#3f5f66', pot='#b5623e', stone='#ddd2bf', metal='#2a2b2c', hide='#8c4f2c', cane='#c39a62',
            wtile=['#f0ebe0', '#e9e2d4', '#f4efe6'], grout='#d8d0c2', towel='#f2ede3', towel2='#c98f6f', tray='#ece7dd', shelf='#efe9dc', hood='#efe8da', lampshade='#f0e0c0')

STYLES = {
    'noucentista': dict(wood='#6b452b', cloth='#dfd3bd', cloth2='#8a6244', cush1='#8f5644', cush2='#6d7553', cush3='#b98f4e', rug1='#7d4a40', rug2='#cdbd9c', rug3='#44565c', drape='#c9b48e', metal='#6d5a3c'),
    'midcentury': dict(wood='#80512f', cloth='#5f7d78', cloth2='#b5692f', cush1='#c79c52', cush2='#e4d7bf', cush3='#9c5a42', rug1='#dccdb0', rug2='#a0604a', rug3='#37505a', drape='#d3b98a', metal='#1f2022', front='#2f4a50'),
    'nordic': dict(wood='#c8a274', cloth='#a9aeb0', cloth2='#e5dfd3', cush1='#6f8696', cush2='#d8c9b0', cush3='#3e4d57', rug1='#ece6da', rug2='#9aa6ab', rug3='#6f8696', throw='#d8d0c2', metal='#e4e2dd', blanket='#8fa0aa', quilt='#f0ebe2', front='#e8e4da'),
    'mediterranean': dict(wood='#a8794a', cloth='#f0e9dc', cloth2='#e2d5bd', cush1='#2f6f83', cush2='#d8b070', cush3='#86a0a0', rug1='#d9c39c', rug2='#2f6f83', rug3='#c7a876', throw='#2f6f83', metal='#5a4a38', blanket='#4f8795', quilt='#f1ebdf', join='#4f7f8c', door='#4f7f8c', front='#4f7f8c'),
    'loft': dict(wood='#5a4632', cloth='#6d675f', cloth2='#30343a', cush1='#ab6f4c', cush2='#9c9488', cush3='#d9c7a6', rug1='#b9b0a2', rug2='#57524b', rug3='#86523f', throw='#ab6f4c', metal='#1c1d1f', frame='#1e1f20', front='#3a3f42', blanket='#5a5f63', quilt='#cfc8bc'),
    'classic': dict(wood='#5d3520', cloth='#5c6853', cloth2='#94574c', cush1='#bf9f66', cush2='#e6d8bd', cush3='#7a4440', rug1='#6b3d3a', rug2='#c2aa7c', rug3='#3b4a5c', throw='#7a4440', drape='#86504a', metal='#a8864a', blanket='#7a4440', quilt='#eae0cd', front='#5f6b58'),
    'collected': dict(wood='#8a6038', cloth='#b87861', cloth2='#4f7376', cush1='#cdaa66', cush2='#efe4cf', cush3='#2f4a50', rug1='#e4d2b0', rug2='#3f6f73', rug3='#b87861', throw='#cdaa66', metal='#7d4638', blanket='#cdaa66', quilt='#f0e6d4', front='#c98a3a'),
    'plain': dict(wood='#d0b083', cloth='#8c9a8f', cloth2='#d9d0c0', cush1='#c9a66b', cush2='#efe9dc', cush3='#5f6f66', rug1='#d3c9b6', rug2='#8c9a8f', rug3='#5f6f66', throw='#c9a66b', metal='#8a8d8f', blanket='#8c9a8f', quilt='#efe9dd', front='#f2efe8'),
}


def room_materials(style, colours):
    c = dict(BASE, **STYLES.get(style, {}))
    c.update(colours)
    table = {}
    for k in ('wall', 'accent', 'mark'):
        table[k] = (mat_stone, c[k], .03, .03, {'bump': .05, 'rough': .95})
    for k, rough in dict(ceil=.9, trim=.5, join=.42, door=.45, joinery=.5, frame=.4, front=.48, grout=.85, tray=.4, shelf=.6, hood=.8).items():
        table[k] = (mat_plain, c[k], rough)
    for k in ('cloth', 'cloth2', 'cush1', 'cush2', 'cush3', 'throw', 'sheet', 'quilt', 'blanket', 'drape'):
        table[k] = (mat_fabric, c[k], 170)
    for k in ('rug1', 'rug2', 'rug3', 'towel', 'towel2'):
        table[k] = (mat_fabric, c[k], 80, .8, 0, .14)
    for k, v in enumerate(c['wtile']):
        table['wtile%d' % k] = (mat_plain, v, .16, 0, .6)
    table.update({
        'sheer': (mat_fabric, '#f6f1e8', 80, .1, .55, .04), 'sheercloth': (mat_fabric, '#f3eee4', 80, .1, .3, .04), 'lampshade': (mat_fabric, c['lampshade'], 120, .1, .4),
        'beam': (mat_wood, c['beam'], (2, 10, 10), .6), 'boards': (mat_wood, c['boards'], (9, 1, 9), .55, .25), 'wood': (mat_wood, c['wood'], (2, 2, 9), .4, .3), 'esparto': (mat_wood, '#b58f55', (1, 12, 12), .8),
        'top': (mat_wood, c['top'], (2, 9, 9), .4, .25) if c.get('top_wood') else (mat_stone, c['top'], .09, .08, {'rough': .28, 'bump': .02, 'scale': 2}),
        'sill': (mat_stone, c['sill'], .08, .08, {'rough': .5, 'bump': .05}), 'stone': (mat_stone, c['stone'], .12, .12, {'rough': .35, 'bump': .04, 'scale': 3}),
        'glass': (mat_glass, '#e8efee', .3), 'clear': (mat_glass, '#e6f0ee', .55), 'obscure': (mat_emit, '#e4eaec', 1.1), 'frost': (mat_fabric, '#eef2f0', 60, .1, .75, .02), 'mirror': (mat_plain, '#f2f2f0', .02, 1), 'screen': (mat_plain, '#15181a', .1, 0, .7),
        'fan0': (mat_glass, '#d8b04a', .3), 'fan1': (mat_glass, '#7fae9a', .3), 'fan2': (mat_glass, '#d08a6a', .3),
        'brass': (mat_plain, c.get('brass', '#b08a4e'), .28, 1), 'steel': (mat_plain, '#b8b9b6', .28, .95), 'black': (mat_plain, '#1b1b1a', .42, .2), 'metal': (mat_plain, c['metal'], .4, .5), 'rod': (mat_plain, c['metal'], .4, .5),
        'hide': (mat_plain, c['hide'], .42, {'noise': .15}), 'cane': (mat_fabric, c['cane'], 90, .7, 0, .22), 'basket': (mat_fabric, '#b9925c', 60, .9, 0, .25), 'radiator': (mat_plain, c.get('radiator', '#ece7dc'), .4),
        'ceram': (mat_plain, '#efe8da', .3), 'ceram2': (mat_plain, c['ceram2'], .3), 'pot': (mat_plain, c['pot'], .8, {'noise': .15}), 'enamel': (mat_plain, '#f4f1ea', .14, 0, .6), 'enamelin': (mat_plain, '#e9e6de', .16, 0, .6), 'sinkin': (mat_plain, '#8f918f', .35, .6),
        'soap': (mat_plain, c.get('soap', '#8a5a34'), .25), 'page': (mat_plain, '#efe8da', .9), 'book1': (mat_plain, '#8c3b2a', .7), 'book2': (mat_plain, '#d8cdb8', .7), 'book3': (mat_plain, '#39555a', .7), 'book4': (mat_plain, '#b58a3a', .7),
        'straw': (mat_plain, '#c9ac74', .9), 'silver': (mat_leaf, ['#8fa39a', '#a3b3a6', '#7c9189'], .3), 'petal': (mat_leaf, ['#c9566a', '#d9808a'], .4), 'green': (mat_glass, '#7fa58c', .5), 'tomato': (mat_plain, '#b8432c', .35),
        'lemon': (mat_plain, '#e6c33c', .45), 'orange': (mat_plain, '#d8822e', .5), 'bread': (mat_plain, '#b98548', .8, {'noise': .3}), 'bulb': (mat_emit, '#ffe2b8', 9),
        'leaf': (mat_leaf, ['#3f6b2e', '#55803a', '#2f5a2a'], .35), 'olive': (mat_leaf, ['#7d8f62', '#95a477', '#667a4c'], .3), 'bark': (mat_stone, '#8f7f66', .3, .2, {'bump': .5, 'scale': 2})})
    return materials_of(table)
