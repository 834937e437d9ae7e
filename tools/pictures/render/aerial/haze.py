"""Air between the camera and things far away, for every view from above."""
import math

from materials import N


def add_haze(materials, colour, far, strength=1, camera_only=True):
    """Every material fades into one colour (r, g, b) with the distance: at `far` metres 63 % of what is seen is air.
    camera_only: other rays do not meet it, so that the air is no lamp."""
    for m in materials:
        out = next((n for n in m.node_tree.nodes if n.type == 'OUTPUT_MATERIAL'), None) if m.use_nodes else None
        if out is None or not out.inputs[0].links:
            continue
        nt, surface = m.node_tree, out.inputs[0].links[0].from_socket
        L = nt.links.new
        clear = N(nt, 'ShaderNodeMath', operation='POWER')
        clear.inputs[0].default_value = math.exp(-1/far)
        L(N(nt, 'ShaderNodeCameraData').outputs['View Distance'], clear.inputs[1])
        share = N(nt, 'ShaderNodeMath', operation='SUBTRACT')
        share.inputs[0].default_value = 1
        L(clear.outputs[0], share.inputs[1])
        if camera_only:
            seen = N(nt, 'ShaderNodeMath', operation='MULTIPLY')
            L(share.outputs[0], seen.inputs[0])
            L(N(nt, 'ShaderNodeLightPath').outputs['Is Camera Ray'], seen.inputs[1])
            share = seen
        glow, mixed = N(nt, 'ShaderNodeEmission', i_Strength=strength), N(nt, 'ShaderNodeMixShader')
        glow.inputs[0].default_value = (*colour, 1)
        L(share.outputs[0], mixed.inputs[0])
        L(surface, mixed.inputs[1])
        L(glow.outputs[0], mixed.inputs[2])
        L(mixed.outputs[0], out.inputs[0])
        m.cycles.sample_as_light = False
