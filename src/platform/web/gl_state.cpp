// ImGui's GL backend reads the state of OpenGL before every frame, to put it back afterwards. In a browser each such
// question waits until the graphics process has done everything before it. Nobody draws between ImGui's frames here,
// and whoever draws within one sets what it needs; so the backend is answered from here, by the state that a context
// begins with. cmake/Dependencies.cmake gives its functions these names.

#include <GLES3/gl3.h>

#include <algorithm>

extern "C"
{
    /// It asks for the version only.
    const GLubyte* elgrande_gl_string(GLenum)
    {
        static constexpr GLubyte version[] = "OpenGL ES 3.0"; // which WebGL 2 is
        return version;
    }

    /// Its shaders are those of every page that draws with it: they compile, they fit together, nothing is said of it.
    void elgrande_gl_done(GLuint, GLenum what, GLint* answer)
    {
        *answer = what == GL_INFO_LOG_LENGTH ? 0 : GL_TRUE;
    }

    GLboolean elgrande_gl_enabled(GLenum)
    {
        return GL_FALSE;
    }

    void elgrande_gl_integers(GLenum what, GLint* answer)
    {
        switch (what)
        {
        case GL_ACTIVE_TEXTURE:
            *answer = GL_TEXTURE0;
            break;
        case GL_BLEND_EQUATION_RGB:
        case GL_BLEND_EQUATION_ALPHA:
            *answer = GL_FUNC_ADD;
            break;
        case GL_BLEND_SRC_RGB:
        case GL_BLEND_SRC_ALPHA:
            *answer = GL_ONE;
            break;
        case GL_VIEWPORT:
        case GL_SCISSOR_BOX:
            std::fill_n(answer, 4, 0);
            break;
        case GL_BLEND_DST_RGB:
        case GL_BLEND_DST_ALPHA:
        case GL_CURRENT_PROGRAM:
        case GL_TEXTURE_BINDING_2D:
        case GL_SAMPLER_BINDING:
        case GL_ARRAY_BUFFER_BINDING:
        case GL_VERTEX_ARRAY_BINDING:
        case GL_PIXEL_UNPACK_BUFFER_BINDING:
            *answer = 0;
            break;
        default:
            glGetIntegerv(what, answer);
        }
    }

} // extern "C"
